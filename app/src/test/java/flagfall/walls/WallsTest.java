package flagfall.walls;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static flagfall.walls.Shipped.holds;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import flagfall.server.http.guard.OneReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The walls between modules and packages that the compiler does not see. ARCHITECTURE.md says why each one stands.
class WallsTest {
    private static final String SOURCES = "src/main/java";

    /// The packages of the rules module, in order: each uses only those before it.
    private static final List<String> ROW =
            List.of("problem", "piece", "board", "rules", "core", "position", "view", "notation");

    /// Each module but the rules, and the modules it depends on beside them.
    private static final Map<String, List<String>> DEPENDS_ON = Map.of(
            "game", List.of(),
            "ai", List.of(),
            "protocol", List.of(),
            "server", List.of("game", "ai", "protocol"),
            "app", List.of("game", "ai", "protocol", "server"),
            "launch", List.of());

    /// A rule holds of a module that this test cannot see, so all must be seen.
    @Test
    void every_package_that_ships_is_seen() throws IOException {
        Set<String> seen =
                Shipped.CLASSES.stream().map(JavaClass::getPackageName).collect(Collectors.toSet());
        assertThat(packagesInSource()).isNotEmpty().allMatch(seen::contains);
    }

    /// Every package has a `package-info.java`. The witness and the benchmarks do not ship.
    private static Set<String> packagesInSource() throws IOException {
        var packages = new HashSet<String>();
        try (var modules =
                Files.newDirectoryStream(Path.of(".."), folder -> Files.isDirectory(folder.resolve(SOURCES)))) {
            for (Path module : modules) {
                try (var files = Files.walk(module.resolve(SOURCES))) {
                    files.filter(file -> file.endsWith("package-info.java"))
                            .map(sign -> module.resolve(SOURCES).relativize(sign.getParent()))
                            .forEach(folder -> packages.add(folder.toString().replace(File.separatorChar, '.')));
                }
            }
        }
        packages.removeIf(name -> name.startsWith("flagfall.testkit") || name.startsWith("flagfall.bench"));
        return packages;
    }

    @Test
    void no_packages_depend_on_each_other_in_a_circle() {
        holds(slices().matching("flagfall.(**)").should().beFreeOfCycles());
    }

    @TestFactory
    Stream<DynamicTest> in_the_rules_each_package_uses_only_those_before_it() {
        return ROW.stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    var forbidden = Stream.concat(
                            ROW.subList(ROW.indexOf(name) + 1, ROW.size()).stream(), DEPENDS_ON.keySet().stream());
                    holds(noClasses()
                            .that()
                            .resideInAPackage(packageOf(name))
                            .should()
                            .dependOnClassesThat()
                            .resideInAnyPackage(packages(forbidden)));
                }));
    }

    @TestFactory
    Stream<DynamicTest> each_module_depends_only_on_the_modules_above_it() {
        return DEPENDS_ON.keySet().stream()
                .sorted()
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    var forbidden = DEPENDS_ON.keySet().stream()
                            .filter(other ->
                                    !other.equals(name) && !DEPENDS_ON.get(name).contains(other));
                    holds(noClasses()
                            .that()
                            .resideInAPackage(packageOf(name))
                            .should()
                            .dependOnClassesThat()
                            .resideInAnyPackage(packages(forbidden)));
                }));
    }

    @Test
    void the_core_is_used_by_positions_and_computer_players_alone() {
        holds(noClasses()
                .that()
                .resideOutsideOfPackages(packages(Stream.of("core", "position", "ai", "bench")))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(packageOf("core")));
    }

    @Test
    void the_rules_read_no_clock_and_draw_no_lots() {
        holds(noClasses()
                .that()
                .resideInAnyPackage(packages(ROW.stream()))
                .should()
                .callCodeUnitWhere(readsAClock().or(drawsLots()))
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(Clock.class, ThreadLocalRandom.class, SecureRandom.class));
    }

    @Test
    void the_rules_touch_no_files_and_no_network() {
        holds(noClasses()
                .that()
                .resideInAnyPackage(packages(ROW.stream()))
                .should()
                .dependOnClassesThat(resideInAnyPackage("java.nio.file..", "java.net..", "java.sql..")
                        .or(nameMatching("java\\.io\\..*(File|Stream|Console).*"))
                        .as("reach outside the program")));
    }

    /// `deploy/flagfall.service` hides the list that Java would look them up in, and the server would not start there.
    @Test
    void nothing_asks_which_disks_are_mounted() {
        holds(noClasses().should().callCodeUnitWhere(callTo(Files.class, "getFileStore")));
    }

    /// Jetty's own lets two threads read one connection.
    @Test
    void http_comes_in_through_one_reader() {
        holds(noClasses()
                .that()
                .doNotBelongToAnyOf(OneReader.class)
                .should()
                .callCodeUnitWhere(callTo(HttpConnectionFactory.class, "<init>")));
    }

    private static DescribedPredicate<JavaCall<?>> readsAClock() {
        DescribedPredicate<JavaCall<?>> now = DescribedPredicate.describe(
                "asks java.time for now",
                call -> call.getName().equals("now")
                        && call.getTargetOwner().getPackageName().startsWith("java.time"));
        return now.or(callTo(System.class, "currentTimeMillis", "nanoTime"));
    }

    private static DescribedPredicate<JavaCall<?>> drawsLots() {
        DescribedPredicate<JavaCall<?>> seedless = DescribedPredicate.describe(
                "without a seed",
                call -> call.getTarget().getRawParameterTypes().isEmpty());
        return callTo(Math.class, "random")
                .or(callTo(UUID.class, "randomUUID"))
                .or(callTo(RandomGenerator.class, "of", "getDefault"))
                .or(callTo(Random.class, "<init>").and(seedless))
                .or(callTo(SplittableRandom.class, "<init>").and(seedless));
    }

    private static DescribedPredicate<JavaCall<?>> callTo(Class<?> owner, String... names) {
        return DescribedPredicate.describe(
                owner.getSimpleName() + "." + String.join("|", names),
                call -> call.getTargetOwner().isEquivalentTo(owner)
                        && List.of(names).contains(call.getName()));
    }

    private static String packageOf(String name) {
        return "flagfall." + name + "..";
    }

    private static String[] packages(Stream<String> names) {
        return names.map(WallsTest::packageOf).toArray(String[]::new);
    }
}
