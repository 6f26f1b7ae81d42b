package flagfall.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.server.error.ApiException;
import org.junit.jupiter.api.Test;

/// What is stored in place of a password.
class PasswordHasherTest {

    private final PasswordHasher hasher = new PasswordHasher(RandomSource.secure(), 1, 1);

    @Test
    void a_hash_fits_its_own_password_and_no_other() {
        String hash = hasher.hash("one two three four");
        assertThat(hasher.isRight("one two three four", hash)).isTrue();
        assertThat(hasher.isRight("one two three five", hash)).isFalse();
        assertThat(hash).startsWith("$argon2id$v=19$m=19456,t=2,p=1$").doesNotContain("one two");
    }

    @Test
    void the_same_password_has_another_hash_each_time() {
        assertThat(hasher.hash("one two three four")).isNotEqualTo(hasher.hash("one two three four"));
    }

    @Test
    void letters_are_the_same_however_they_are_typed() {
        String hash = hasher.hash("caf\u00e9 au lait");
        assertThat(hasher.isRight("cafe\u0301 au lait", hash)).isTrue();
    }

    @Test
    void where_too_many_wait_nobody_else_is_let_in() {
        PasswordHasher full = new PasswordHasher(RandomSource.secure(), 0, 0);
        assertThatThrownBy(() -> full.hash("one two three four"))
                .isInstanceOfSatisfying(
                        ApiException.class, error -> assertThat(error.kind()).isEqualTo(ApiException.Kind.TOO_MANY));
        assertThat(full.count()).isZero();
    }
}
