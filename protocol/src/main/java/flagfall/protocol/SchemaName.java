package flagfall.protocol;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The name of a type in the OpenAPI file and on the page, where it differs from the name in Java: because a type of
/// the game has that name already, or because Java has a wider type, such as `String` for a setup.
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT})
public @interface SchemaName {
    String value();
}
