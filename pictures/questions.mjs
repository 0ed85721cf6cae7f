/**
 * A plain question of each drill by its address, and one with much on the board. They are written
 * down, not dealt: another generator deals other hands.
 */
export const QUESTIONS = {
  waits: ['hand=1166p', 'hand=368374s77z5s7z838s'],
  kinds: ['hand=4577m&tile=3m', 'hand=3334445578p777z&tile=6p&group=678p'],
  discards: [
    'hand=45567m349p22s1113z',
    'hand=5s6m44s1m4s34m3s5m6s52m5s&rules=riichi&river=78p27s2m4s&seat=W&round=S',
  ],
  seats: [
    'ask=place&players=DBAC&from=B&throws=15-42&column=ENWS&player=B',
    'ask=wind&rules=riichi&players=DBAC&starter=B&wind=S',
  ],
  east: [
    'ask=passes&players=DBAC&starter=A&ends=draw-without-kong,other-wins,other-wins,annulled',
    'ask=worth&rules=riichi&wind=S&round=S&seat=E',
  ],
  breach: [
    'ask=opened&players=DBAC&starter=B&throws=15',
    'ask=marker&rules=riichi&players=DBAC&starter=B&throws=42&kongs=3&agreed=doubleTiger',
  ],
  deal: ['ask=draws&kongs=3&flowers=0', 'ask=draws&rules=riichi&kongs=3&flowers=0'],
  whose: [
    'ask=turn&players=DBAC&from=C&player=D',
    'ask=turn&rules=riichi&players=DBAC&from=C&player=D',
  ],
  kong: [
    'ask=robbed&players=DBAC&discarder=A&discard=7p&B=11m4559p589s1367z&C=11156p23333445s&D=12357m4668p567s2z',
    'ask=draws&rules=riichi&kongs=3&flowers=0',
  ],
  table: [
    'ask=collector&A=7z7p213m6p1z&B=5p8m451p1m8s&C=57z96p7m4s4z&D=4m5z3m31p1s5m',
    'ask=giver&rules=riichi&players=DBAC&player=A&kind=pung&lies=right',
  ],
  count: [
    'hand=35m22456p688s~2222z&seat=S&ask=lines',
    'hand=11134456m55z~666m*2m&seat=E&how=last-wall&cumulation=sum',
  ],
  marks: [
    'hand=23m6789p567s1444z&seat=E&round=W&ask=lines',
    'hand=7z3f~333z~111z~222z~555z!7z&seat=W&round=N&marks=highest',
  ],
  han: [
    'hand=12345m33z~789m~123m!6m&seat=E&round=W&doraIndicators=6p&ask=lines',
    'hand=123m456p67s22555z!8s&seat=S&round=S&doraIndicators=9m&doubleWindPair=2&ask=value',
  ],
  settle: [
    'E=4&S=80&W=10&N=8&winner=S&from=E&coefficients=1-2&ask=winner',
    'E=160&S=20&W=16&N=2&winner=E&from=S&fine=half-N',
  ],
  fans: [
    'hand=4466699p666s~123s*4p&seat=E&round=S',
    'hand=2223344466z~111z*6z&seat=E&round=W&edition=2006',
  ],
  total: [
    'hand=4466699p666s~123s*4p&seat=E&round=S&ask=value',
    'hand=4466699p666s~123s*4p&seat=E&round=S&edition=2006',
  ],
  eight: [
    'hand=123m11135p22s~123m&seat=S&round=N',
    'hand=66m44567p~456s~444s&seat=E&round=S&edition=2006',
  ],
  named: ['hand=123456m1234567z', 'hand=33p55577z~666z~666s!7z'],
  exchange: ['hand=444m1888p3s44457z', 'hand=1113456899m179s'],
  furiten: [
    'hand=1255s!3s&river=3p6s1p113s7z',
    'hand=99m68p345567s~456m!7p&river=2m834p&seat=S&round=S',
  ],
  forbidden: ['hand=78m569p~678p&tile=6p', 'hand=567m35567s111z~234s&tile=3s&swapSame=true'],
  claim: [
    'hand=45688m4568p2222s&tile=6p&seat=S&from=N',
    'rules=riichi&hand=3446789s~456s~456s&tile=8s&seat=N&from=W&round=S&left=0',
  ],
  'whose-rules': [
    'hand=2344678s~555s~678s!4s&seat=N&round=S&show=sheet&from=E&sheet=1',
    'hand=2344678s~555s~678s!4s&seat=N&round=S&show=payments&from=E&sheet=1',
  ],
  push: [
    'hand=599m356p4889s5577z&seat=S&E=38s24z5s2m&S=4m9p2s26z&W=3m8p3s56z&N=1p8s15z3m&order=ESWNESWNESWNESWNESWNE*&left=48&markers=4s',
    'hand=22245788p234789s&seat=S&E=2m19s5z1p43z3m&S=18m1s143z3m&W=8m72z2473m&N=4z48m9s8m15z&order=ESWNESWNESWN*ESWNESWNESWNESWNE&markers=1p',
  ],
  takers: [
    'hand=66m22p33899s3355z&tile=8s&seat=E&from=N',
    'hand=111p3333445s~567p&tile=2s&seat=S&from=W&ask=wise',
  ],
};
