// The sparrow (moineau): 1 of bamboos, and the emblem of the project. A tree sparrow, chestnut cap and
// black spot on a white cheek, on a bamboo twig. Drawn five times larger than the face: 300 × 400.
import {
  BAMBOO,
  blob,
  brush,
  disc,
  GREEN,
  group,
  INDIGO,
  INK,
  IVORY,
  LEAF,
  leaf,
  line,
  path,
  plume,
  precision,
  RED,
} from './pen.mjs';

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
    [241, 104],
    [230, 73],
    [192, 54],
    [151, 66],
    [133, 102],
    [118, 140],
    [90, 182],
    [74, 226],
    [76, 268],
    [106, 300],
    [152, 306],
    [204, 293],
    [240, 258],
    [255, 214],
    [250, 174],
    [240, 148],
    [242, 124],
  ];
  const plumage = [
    [236, 104],
    [225, 77],
    [192, 59],
    [156, 71],
    [139, 104],
    [124, 142],
    [98, 186],
    [83, 228],
    [85, 264],
    [110, 290],
    [152, 297],
    [200, 284],
    [234, 252],
    [248, 212],
    [244, 176],
    [234, 150],
    [238, 124],
  ];
  return path(blob(ink), INK) + path(blob(plumage), IVORY);
}

function head(detail) {
  const ear = [
    [176, 134],
    [190, 133],
    [197, 143],
    [191, 156],
    [177, 159],
    [166, 151],
    [166, 140],
  ];
  const eye = detail ? [209, 107, 1] : [204, 110, 1.45];
  return [
    // Cap and nape.
    path(
      'M236 100C234 80 220 60 192 60C159 60 143 84 139 106C136 121 131 134 128 141C141 146 153 142 162 131C170 119 180 107 196 101C210 96 226 96 236 100z',
      RED,
    ),
    // Mask from the beak to behind the eye, ear spot, bib.
    path(
      detail
        ? 'M244 104C228 95 206 95 190 107C184 112 180 116 180 119C198 124 226 124 244 118z'
        : 'M244 104C228 95 216 95 204 98V121C220 122 234 121 244 118z',
      INK,
    ),
    path(
      blob(detail ? ear : ear.map(([x, y]) => [172 + (x - 181) * 0.72, 149 + (y - 146) * 0.72])),
      INK,
    ),
    path(
      'M246 126C236 128 226 128 219 131C213 148 216 167 227 180C235 181 244 178 249 171C244 156 242 142 246 126z',
      INK,
    ),
    disc(eye[0], eye[1], 11 * eye[2], IVORY),
    disc(eye[0] + 1, eye[1], 8.5 * eye[2], INK),
    disc(eye[0] + 4, eye[1] - 3, 2.8 * eye[2], IVORY),
    // Beak: short and stout.
    path('M235 95C250 95 262 105 270 119C258 127 248 130 237 129C232 118 231 105 235 95z', INK),
  ].join('');
}

function wing(detail) {
  const o = [];
  // Mantle, down from the collar.
  o.push(
    path(
      'M119 151C106 168 92 188 85 214C84 226 92 230 100 224C116 210 140 186 170 176C166 160 150 150 119 151z',
      RED,
    ),
  );
  o.push(
    path(
      blob([
        [188, 173],
        [205, 196],
        [206, 226],
        [193, 250],
        [168, 274],
        [118, 302],
        [56, 322],
        [56, 302],
        [70, 262],
        [88, 220],
        [112, 192],
        [140, 174],
        [166, 166],
      ]),
      INK,
    ),
  );
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
  const coverts = [
    [184, 226, 158, 262],
    [176, 222, 141, 255],
    [166, 216, 125, 244],
    [154, 208, 112, 230],
    [140, 200, 103, 215],
  ];
  for (const [bx, by, tx, ty] of coverts)
    o.push(path(plume(bx, by, tx, ty, 22), INK, { ...cut, 'stroke-width': 4 }));
  o.push(
    path(
      'M200 208C202 222 196 236 190 242C168 238 134 222 114 198C124 186 130 182 138 178C160 172 190 176 200 208z',
      IVORY,
    ),
  );
  o.push(
    path('M188 181C199 198 199 216 192 228C170 224 144 208 128 190C144 174 172 164 188 181z', RED),
  );
  if (detail)
    o.push(
      line('M150 180C158 192 172 202 190 207M138 185C150 200 168 212 190 218', IVORY, 2.6),
      line(
        'M124 158L110 180M138 160L118 186M152 164L128 184M104 182L94 206M110 196L98 214',
        INK,
        5,
      ),
    );
  return o.join('');
}

/** Fine cuts of shade under the breast. */
const shade = () =>
  [
    [240, 192, 17],
    [241, 207, 20],
    [239, 222, 22],
    [234, 237, 22],
    [226, 251, 21],
    [215, 263, 18],
  ]
    .map(([x, y, l], i) => path(leaf(x, y, 132 + i * 5, l, 5), INK))
    .join('');

/** The bird alone, facing right. Without detail, it keeps only what reads at 16 px. */
const bird = ({ detail = true } = {}) =>
  [
    tail(),
    body(),
    head(detail),
    wing(detail),
    detail ? shade() + line('M241 115L259 118', IVORY, 2.4) : '',
  ].join('');

/** The twig with its leaves. */
function twig() {
  return [
    path(
      brush([
        [56, 333, 10],
        [120, 326, 12],
        [176, 322, 11],
        [232, 320, 10],
        [264, 327, 2],
      ]),
      GREEN,
    ),
    line('M114 319L117 335M222 314L223 327', IVORY, 3.4),
    path(leaf(240, 321, 48, 58, 19, { bend: -3 }), GREEN),
    path(leaf(232, 322, 78, 56, 19), GREEN),
    path(leaf(224, 322, 112, 46, 16, { bend: 2 }), LEAF),
    path(leaf(252, 322, -62, 52, 16, { bend: 3 }), LEAF),
    line('M250 331L266 350M235 338L240 360M259 308L270 288', IVORY, 2.4),
  ].join('');
}

const feet = () =>
  line('M156 298L162 320M196 290L200 316', RED, 6) +
  line(
    'M148 330Q150 316 160 318Q166 318 167 332M161 318Q174 318 176 328M188 328Q190 314 199 315Q205 315 206 329M200 315Q213 315 215 326',
    RED,
    5.4,
  );

export function sparrow() {
  precision(0);
  const out = group('translate(.6 -1) scale(.2)', twig(), bird(), feet());
  precision(1);
  return out;
}

/** The emblem on a small ivory tile: head and shoulder only, for 16 px. */
export function favicon() {
  precision(0);
  const bust = bird({ detail: false });
  precision(1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><clipPath id="c"><rect width="64" height="60" rx="11"/></clipPath><rect y="8" width="64" height="56" rx="11" fill="${BAMBOO}"/><rect width="64" height="60" rx="11" fill="${IVORY}"/><g clip-path="url(#c)">${group('translate(-32 -11.5) scale(.33)', bust)}</g></svg>\n`;
}
