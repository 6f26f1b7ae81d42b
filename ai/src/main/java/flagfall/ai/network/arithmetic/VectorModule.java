package flagfall.ai.network.arithmetic;

/// Java's vectors, which are an incubator module and so not there unless somebody asks.
///
/// To ask on the command line costs every start dearly: Java then neither uses what it remembers of linked classes, nor
/// keeps quiet about it. So the first network asks, through the door that `scripts/java.options` opens. Where that door
/// is shut the plain loops do.
final class VectorModule {

    private static final String NAME = "jdk.incubator.vector";

    private VectorModule() {}

    /// {@return whether the classes of the module can be used from now on}
    static boolean load() {
        if (ModuleLayer.boot().findModule(NAME).isPresent()) {
            return true;
        }
        // While Java learns what starting takes it must not meet classes that it will not find when it writes that
        // down.
        if (System.getProperty("flagfall.vectors", "on").equals("off")) {
            return false;
        }
        try {
            Class.forName("jdk.internal.module.Modules")
                    .getMethod("loadModule", String.class)
                    .invoke(null, NAME);
            return true;
        } catch (ReflectiveOperationException | RuntimeException unavailable) {
            return false;
        }
    }
}
