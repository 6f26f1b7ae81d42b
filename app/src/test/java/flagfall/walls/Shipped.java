package flagfall.walls;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;

/// The classes that ship, and the ones that are planted here to see that a rule notices them. The witness never ships:
/// it is a second reading of the law, in the law's own words.
final class Shipped {

    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(place -> !place.contains("/flagfall/testkit/"))
            .importPackages("flagfall");

    static final JavaClasses PLANTED = new ClassFileImporter().importPackages("flagfall.walls.planted");

    private Shipped() {}

    /// A rule about a module that is still empty holds.
    static void holds(ArchRule rule) {
        rule.allowEmptyShould(true).check(CLASSES);
    }

    /// {@return whether a rule notices what is planted}
    static boolean notices(ArchRule rule) {
        return rule.evaluate(PLANTED).hasViolation();
    }
}
