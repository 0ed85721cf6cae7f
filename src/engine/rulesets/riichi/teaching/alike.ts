import { lookAlikes } from '../../../scoring/teaching.ts';
import type { RiichiItemId } from '../items/table.ts';

export const ALIKE: Readonly<Partial<Record<RiichiItemId, readonly RiichiItemId[]>>> =
  lookAlikes<RiichiItemId>([
    ['riichi', 'double-riichi', 'ippatsu', 'menzen-tsumo'],
    ['pinfu', 'iipeikou', 'tanyao', 'menzen-tsumo'],
    ['iipeikou', 'ryanpeikou', 'chiitoitsu'],
    ['yakuhai-white', 'yakuhai-green', 'yakuhai-red', 'shousangen', 'daisangen'],
    ['round-wind', 'seat-wind'],
    ['sanshoku-doujun', 'ittsuu', 'iipeikou'],
    ['sanshoku-doukou', 'sanankou', 'toitoi', 'sankantsu'],
    ['chanta', 'junchan', 'honroutou', 'tanyao'],
    ['honitsu', 'chinitsu', 'ittsuu'],
    ['haitei', 'houtei', 'rinshan-kaihou', 'chankan'],
    ['toitoi', 'honroutou', 'chinroutou'],
    ['suuankou', 'sanankou', 'toitoi', 'suukantsu'],
    ['suukantsu', 'sankantsu'],
    ['shousuushii', 'daisuushii', 'tsuuiisou'],
    ['tsuuiisou', 'honroutou', 'kokushi-musou'],
    ['chuuren-poutou', 'chinitsu', 'ittsuu'],
    ['ryuuiisou', 'honitsu', 'chinitsu'],
    ['tenhou', 'chiihou', 'menzen-tsumo'],
  ]);
