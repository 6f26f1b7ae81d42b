/// The style where the reader forces colours of their own, as Windows' contrast themes do: fills, shadows and lines of light are
/// gone then, and a border that was to be invisible is there. What they told is told by the colours that mean it. The board has
/// its own in board/tokens.css. Few need this, so it is loaded where it is needed.
import { css } from 'lit';

const { styleSheet } = css`
  @media (forced-colors: active) {
    .piece, .piece-signs, .lamp, .miniature, .legend svg { forced-color-adjust: none; }

    /* What is chosen. */
    .choice input:checked + span, button[aria-pressed="true"], .tray-piece.held, .story li.here, .contents a[aria-current] {
      forced-color-adjust: none; background: Highlight; border-color: Highlight; color: HighlightText;
    }
    .story li.here :is(.link, i) { color: inherit; }
    .edition.chosen { outline: 4px solid Highlight; }
    .tabs button { margin-bottom: 0; }
    .tabs button[aria-selected="true"] { border-bottom-color: Highlight; }
    .tabs button:not([aria-selected="true"]), .contents a:not([aria-current]), .tray button:not([aria-pressed="true"]), button.quiet:not(.round) { border-color: Canvas; }
    .clock.running { outline: 2px solid Highlight; }

    .main:is(button, .button) { border: 2px solid ButtonText; }
    button:is(:disabled, [aria-disabled="true"]) { opacity: 1; border-color: GrayText; color: GrayText; }

    /* What lay on a surface of its own. */
    .outcome { background: Canvas; }
    .edition, .editor, .panel, .way, .unfinished, .flaws, .wheel, .previewed, .outcome, dialog.sheet { border: 1px solid CanvasText; }
    .start, .seal { border-block: 1px solid CanvasText; }
  }
`;
if (styleSheet) document.adoptedStyleSheets.push(styleSheet);
