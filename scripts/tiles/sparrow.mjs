// The sparrow (moineau): 1 of bamboos, and the emblem of the project. A tree sparrow, chestnut cap and
// black spot on a white cheek, on a bamboo twig. Drawn five times larger than the face: 300 × 400.
import { blob, brush, curve, disc, GREEN, group, INDIGO, INK, IVORY, LEAF, leaf, line, path, plume, precision, RED } from './pen.mjs';

const cut = { stroke: IVORY, 'stroke-width': 3 }; // the ivory line that parts two feathers

function tail() {
  return (
    path('M84 250L22 346Q18 356 28 357L46 352L58 369Q66 374 71 365L120 284z', INK) +
    path('M96 262L46 343L57 357L112 276z', INDIGO) +
    line('M92 258L38 346M112 282L64 359', IVORY, 3)
  );
}

/** Ink first, then the plumage laid inside it, off centre: a line that swells under the belly. */
function body() {
  const ink = [
    [240, 104], [228, 73], [190, 53], [150, 66], [132, 102], [118, 140], [90, 182], [74, 226], [76, 268],
    [106, 300], [152, 306], [204, 293], [240, 258], [255, 214], [250, 174], [240, 148], [242, 124],
  ];
  const plumage = [
    [236, 104], [224, 77], [190, 58], [154, 70], [137, 104], [124, 142], [98, 186], [83, 228], [85, 264],
    [110, 290], [152, 297], [200, 284], [234, 252], [248, 212], [244, 176], [234, 150], [238, 124],
  ];
  return path(blob(ink), INK) + path(blob(plumage), IVORY);
}

function head() {
  return [
    // Cap and nape.
    path('M240 104C240 82 222 57 190 57C156 57 139 84 136 108C134 122 130 134 127 142C140 146 152 142 161 131C170 119 180 107 196 102C212 97 228 99 240 104z', RED),
    // Mask from the beak to behind the eye, ear spot, bib.
    path('M244 104C228 95 206 95 190 107C184 112 180 116 180 119C198 124 226 124 244 118z', INK),
    path(blob([[176, 134], [190, 133], [197, 143], [191, 156], [177, 159], [166, 151], [166, 140]]), INK),
    path('M243 124C232 127 225 128 219 130C213 148 217 168 229 180C240 181 248 176 250 170C244 156 241 142 243 124z', INK),
    disc(209, 107, 11, IVORY),
    disc(210, 107, 8.5, INK),
    disc(213, 104, 2.8, IVORY),
    // Beak: short and stout.
    path('M235 93C252 93 266 104 275 119C262 128 248 133 236 132C231 120 230 104 235 93z', INK),
  ].join('');
}

function wing(detail) {
  const o = [];
  // Mantle, down from the collar.
  o.push(path('M119 151C106 168 92 188 85 214C84 226 92 230 100 224C116 210 140 186 170 176C166 160 150 150 119 151z', RED));
  o.push(path(blob([[186, 178], [199, 204], [192, 238], [160, 266], [112, 294], [58, 318], [64, 288], [80, 250], [104, 206], [142, 176], [168, 168]]), INK));
  // Flight feathers, lowest first.
  const feathers = [
    [176, 250, 60, 315, 22, INDIGO],
    [166, 246, 62, 303, 24, INDIGO],
    [156, 238, 66, 285, 24, INDIGO],
    [146, 228, 74, 262, 24, GREEN],
    [134, 218, 85, 240, 22, GREEN],
  ];
  for (const [bx, by, tx, ty, w, c] of feathers) o.push(path(plume(bx, by, tx, ty, w), c, cut));
  // Great coverts, ink tipped with ivory; the bar above them; the red shoulder.
  const coverts = [[184, 226, 158, 262], [176, 222, 141, 255], [166, 216, 125, 244], [154, 208, 112, 230], [140, 200, 103, 215]];
  for (const [bx, by, tx, ty] of coverts) o.push(path(plume(bx, by, tx, ty, 22), INK, { ...cut, 'stroke-width': 4 }));
  o.push(path('M200 208C202 222 196 236 190 242C168 238 134 222 114 198C124 186 130 182 138 178C160 172 190 176 200 208z', IVORY));
  o.push(path('M188 181C199 198 199 216 192 228C170 224 144 208 128 190C144 174 172 164 188 181z', RED));
  o.push(line('M150 180C158 192 172 202 190 207M138 185C150 200 168 212 190 218', IVORY, 2.6));
  if (detail) o.push(line('M124 158L110 180M138 160L118 186M152 164L128 184M104 182L94 206M110 196L98 214', INK, 5));
  return o.join('');
}

/** Fine cuts of shade under the breast. */
const shade = () =>
  line('M238 196L228 206M239 210L226 221M237 224L222 236M232 239L216 249M224 253L208 261M212 265L198 271', INK, 2.6);

/** The bird alone, facing right. Without detail, it keeps only what reads at 16 px. */
export const bird = ({ detail = true } = {}) =>
  [tail(), body(), head(), wing(detail), detail ? shade() + line('M240 115L264 118', IVORY, 2.4) : ''].join('');

/** The twig with its leaves. */
function twig() {
  return [
    path(brush([[30, 338, 9], [60, 332, 12], [120, 326, 12], [176, 322, 11], [232, 320, 10], [262, 326, 4]]), GREEN),
    line('M106 319L109 335M222 314L223 327', IVORY, 3.4),
    path(leaf(240, 321, 48, 58, 19, { bend: -3 }), GREEN),
    path(leaf(232, 322, 78, 56, 19), GREEN),
    path(leaf(224, 322, 112, 46, 16, { bend: 2 }), LEAF),
    path(leaf(252, 322, -62, 52, 16, { bend: 3 }), LEAF),
  ].join('');
}

const feet = () =>
  line('M156 298L162 320M196 290L200 316', RED, 6) +
  line('M148 330Q150 316 160 318Q166 318 167 332M161 318Q174 318 176 328M188 328Q190 314 199 315Q205 315 206 329M200 315Q213 315 215 326', RED, 5.4);

export function sparrow() {
  precision(0);
  const out = group('translate(.6 -1) scale(.2)', twig(), bird(), feet());
  precision(1);
  return out;
}

export function favicon() {
  precision(0);
  const out = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${IVORY}"/>${group('translate(1 -8) scale(.2)', bird({ detail: false }))}</svg>\n`;
  precision(1);
  return out;
}
