/// The page in a real browser, played as people play it: by mouse, by finger and by key. In comes the whole of what
/// ships, out come verdicts and pictures. Deliberately absent: any look behind the page that a visitor does not have.
@NullMarked
package flagfall.browser;

import org.jspecify.annotations.NullMarked;
