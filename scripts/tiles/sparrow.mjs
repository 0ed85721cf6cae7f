// The sparrow (moineau): 1 of bamboos, and the emblem of the project. A tree sparrow, chestnut cap and
// black spot on a white cheek, on a bamboo twig. Drawn five times larger than the face: 300 × 400.
import { blob, brush, curve, disc, GREEN, group, INDIGO, INK, IVORY, LEAF, leaf, line, path, precision, RED } from './pen.mjs';

/** The bird alone, facing right. Without detail, it keeps only what reads at 16 px. */
export function bird({ detail = true } = {}) {
  const o = [];
  const add = (...s) => o.push(...s);

  // Tail: two long feathers that part at the tip.
  add(path('M92 252L28 350Q26 356 33 357L50 350L64 366Q70 370 74 363L128 276z', INK));
  if (detail) {
    add(line('M104 262L44 348M112 270L64 356', IVORY, 3.4));
    add(path('M100 262L52 340L60 348L110 272z', INDIGO));
  }

  // Body: ink first, then the breast laid inside it, so that the outline swells below.
  const body = [
    [236, 106], [222, 72], [188, 56], [152, 68], [134, 100], [112, 138], [84, 190], [78, 240],
    [100, 280], [146, 300], [196, 288], [234, 248], [246, 198], [238, 160],
  ];
  add(path(blob(body), INK));
  const breast = [
    [229, 110], [216, 78], [188, 64], [158, 76], [142, 106], [122, 146], [96, 194], [92, 238],
    [110, 270], [148, 289], [192, 278], [226, 242], [238, 198], [230, 160],
  ];
  add(path(blob(breast), IVORY));

  // Back and nape in red down to the wing.
  add(path('M142 104C128 128 92 186 91 214C100 200 140 160 166 152C156 140 146 122 142 104z', RED));

  // Cap.
  add(path('M233 104C230 82 214 62 188 62C160 62 142 86 138 118C148 122 160 116 170 108C188 98 212 98 233 104z', RED));
  // Eye stripe, cheek spot, bib.
  add(path('M238 106C222 100 204 102 194 108C204 114 222 116 238 116z', INK));
  add(path(blob([[176, 124], [190, 128], [192, 144], [178, 154], [164, 146], [164, 132]]), INK));
  add(path('M240 118C232 122 224 124 216 126C214 140 216 152 222 164C230 166 238 160 240 150z', INK));
  // Eye.
  add(disc(207, 107, 10.5, IVORY), disc(207, 107, 8, INK), disc(210, 104, 2.6, IVORY));
  // Beak: short and stout.
  add(path('M232 96Q252 98 270 116Q254 128 234 128Q228 112 232 96z', INK));
  if (detail) add(line('M238 114L260 115', IVORY, 2.6));

  // Wing: folded, from the shoulder down to the tail.
  add(path('M176 166C198 190 196 226 164 248C130 272 96 292 58 308C62 282 72 246 92 214C112 182 146 160 176 166z', INK));
  if (detail) {
    // Flight feathers.
    add(path('M72 296C98 284 130 266 152 248L136 236C112 254 88 272 72 296z', INDIGO));
    add(path('M78 276C92 256 112 240 130 230L118 220C100 234 86 252 78 276z', GREEN));
    add(path('M88 250C96 234 104 224 114 214L106 208C96 220 90 234 88 250z', GREEN));
    // Two wing bars and the coverts between them.
    add(path('M112 202C126 216 146 234 166 240C172 236 176 230 178 226C158 224 134 208 122 192z', IVORY));
    add(path('M127 187C142 202 160 216 181 218C186 202 182 186 172 174C154 170 140 176 127 187z', RED));
    add(line('M150 178C158 188 168 196 180 200M139 182C150 196 164 206 180 210', IVORY, 3));
    // Streaks on the mantle and on the flank.
    add(line('M146 120L130 148M154 134L136 160M128 150L112 178M116 172L102 196', INK, 6));
    add(line('M206 214L212 204M214 232L222 220M196 246L204 238M190 264L200 256M216 190L220 182', INK, 3.6));
  } else {
    add(path('M112 202C126 216 146 234 166 240C172 236 176 230 178 226C158 224 134 208 122 192z', IVORY));
  }
  return o.join('');
}

/** The twig with its leaves and the feet that hold it. */
function twig() {
  const o = [];
  o.push(path(brush([[36, 330, 12], [100, 322, 11], [170, 312, 10], [236, 312, 9], [266, 318, 6]]), GREEN));
  o.push(line('M118 312L121 330M206 304L206 322', IVORY, 4));
  o.push(path(leaf(238, 314, 62, 62, 22, { bend: 3 }), GREEN), path(leaf(232, 314, 98, 56, 20), LEAF), path(leaf(246, 312, -40, 44, 16), GREEN));
  return o.join('');
}
const feet = () =>
  line('M150 294L154 312M184 288L188 308', RED, 6) +
  line('M142 318Q150 306 162 318M176 316Q186 302 200 314', RED, 6);

export function sparrow() {
  precision(0);
  const out = group('scale(.2)', twig(), feet(), bird());
  precision(1);
  return out;
}

export function favicon() {
  precision(0);
  const out = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${IVORY}"/>${group('translate(1 -4) scale(.2)', bird({ detail: false }))}</svg>\n`;
  precision(1);
  return out;
}
