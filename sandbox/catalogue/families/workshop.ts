import { t } from '../wording/text.ts'
import { families, one, sizes, type Values } from './family.ts'
import { number, of } from './measures.ts'

const GRITS = [40, 60, 80, 120, 180, 240]
const abrasive = {
  range: 'tools',
  categories: ['abrasives'],
  weight: () => 0.2,
  values: { brand: 'grindale', material: 'aluminium-oxide' },
} as const
const tool = { range: 'tools', categories: ['tools'], weight: () => 0.5, values: { brand: 'fenwright' } } as const
/** Coarse paper costs a little more: thicker backing, more glue. */
const byGrit = (base: number) => (v: Values) => base * (1 + 12 / number(v, 'grit'))

/** Abrasives and hand tools. */
export const WORKSHOP = [
  ...families(abrasive, [
    {
      code: 'sandpaper-sheet',
      name: t(
        'Sandpaper {grit} grit, 230 x 280 mm, pack of {pack_quantity}',
        'Schleifpapier Körnung {grit}, 230 x 280 mm, {pack_quantity} Stück',
        'Carta vetrata grana {grit}, 230 x 280 mm, {pack_quantity} pezzi',
      ),
      sku: 'SAND-SHEET-{grit}',
      each: [one('grit', ...GRITS, 320, 400)],
      values: { pack_quantity: 25, size: '230 x 280 mm' },
      price: byGrit(8.2),
      picture: { form: 'abrasive', material: 'aluminium-oxide', profile: 'sheet' },
      about: t(
        'Stearated paper for hand sanding: it does not clog on pine.',
        'Papier mit Stearat für den Handschliff: setzt sich auf Kiefer nicht zu.',
        'Carta stearata per levigare a mano: non si impasta sul pino.',
      ),
    },
    {
      code: 'sandpaper-roll',
      name: t('Sandpaper roll 115 mm x 10 m', 'Schleifpapierrolle 115 mm x 10 m', 'Rotolo di carta vetrata 115 mm x 10 m'),
      sku: 'SAND-ROLL',
      variants: [one('grit', ...GRITS)],
      values: { width: 115 },
      price: byGrit(7.4),
      picture: { form: 'abrasive', material: 'aluminium-oxide', profile: 'roll' },
      about: t('Tear off what the block takes.', 'Abreißen, was der Klotz braucht.', 'Strappate quanto serve al tampone.'),
    },
    {
      code: 'sanding-disc',
      name: t(
        'Sanding discs {diameter} mm, 8 hole, pack of {pack_quantity}',
        'Schleifscheiben {diameter} mm, 8-Loch, {pack_quantity} Stück',
        'Dischi abrasivi {diameter} mm, 8 fori, {pack_quantity} pezzi',
      ),
      sku: 'SAND-DISC-{diameter}',
      each: [one('diameter', 125, 150)],
      variants: [one('grit', ...GRITS, 320)],
      values: { pack_quantity: 25 },
      price: (v) => byGrit(number(v, 'diameter') * 0.058)(v),
      picture: { form: 'abrasive', material: 'aluminium-oxide', profile: 'disc' },
      about: t(
        'Hook and loop, for random orbital sanders.',
        'Mit Klett, für Exzenterschleifer.',
        'Con velcro, per levigatrici rotorbitali.',
      ),
    },
    {
      code: 'sanding-belt',
      name: t(
        'Sanding belts {size}, pack of {pack_quantity}',
        'Schleifbänder {size}, {pack_quantity} Stück',
        'Nastri abrasivi {size}, {pack_quantity} pezzi',
      ),
      sku: 'SAND-BELT-{size}',
      each: [sizes('75 x 533 mm', '100 x 610 mm')],
      variants: [one('grit', 40, 60, 80, 120, 180)],
      values: { pack_quantity: 5 },
      price: (v) => byGrit(v.size === '75 x 533 mm' ? 8.1 : 11.2)(v),
      picture: { form: 'abrasive', material: 'aluminium-oxide', profile: 'belt' },
      about: t(
        'Cloth backed, butt jointed: they run either way.',
        'Gewebeträger, stumpf verklebt: laufen in beide Richtungen.',
        'Supporto in tela, giunto di testa: girano nei due sensi.',
      ),
    },
    {
      code: 'sanding-sponge',
      name: t('Flexible sanding sponge {grit} grit', 'Schleifschwamm Körnung {grit}', 'Spugna abrasiva grana {grit}'),
      sku: 'SAND-SPONGE-{grit}',
      each: [one('grit', 60, 120, 240)],
      price: () => 1.6,
      picture: { form: 'abrasive', material: 'aluminium-oxide', profile: 'sponge' },
      about: t('Follows mouldings and spindles.', 'Folgt Profilen und Stäben.', 'Segue modanature e colonnine.'),
    },
    {
      code: 'wire-wool',
      name: t('Wire wool 0000, 200 g', 'Stahlwolle 0000, 200 g', 'Lana d’acciaio 0000, 200 g'),
      sku: 'WOOL-0000',
      values: { size: '200 g', material: 'steel' },
      price: () => 3.9,
      picture: { form: 'abrasive', material: 'steel', profile: 'wool' },
      about: t(
        'Grade 0000, for between coats and for waxing. Never on oak that is still wet with water stain.',
        'Feinheit 0000, für den Zwischenschliff und zum Wachsen. Nicht auf feuchter Eiche.',
        'Grado 0000, tra le mani e per cerare. Mai su rovere bagnato.',
      ),
    },
  ]),
  ...families({ ...tool, goesWith: ['SAND-SHEET-120'] }, [
    {
      code: 'handsaw',
      name: t('Hardpoint handsaw {type}, {length} mm', 'Handsäge {type}, {length} mm', 'Sega a mano {type}, {length} mm'),
      sku: 'TOOL-SAW-{type}',
      each: [
        [
          { type: 'general', length: 550 },
          { type: 'crosscut', length: 500 },
          { type: 'rip', length: 600 },
        ],
      ],
      price: (v) => of({ general: 9.4, crosscut: 12.8, rip: 14.2 }, v, 'type'),
      picture: { form: 'tool', material: 'steel', profile: 'saw' },
      about: t(
        'Teeth ground on three faces. The heel of the handle gives 45° and 90°.',
        'Dreifach geschliffene Zähne. Der Griffrücken gibt 45° und 90°.',
        'Denti affilati su tre facce. Il dorso del manico dà 45° e 90°.',
      ),
    },
    {
      code: 'chisel',
      name: t('Bevel edge chisel, beech handle', 'Stechbeitel, Buchenheft', 'Scalpello smussato, manico in faggio'),
      sku: 'TOOL-CHISEL',
      variants: [one('width', 6, 10, 12, 16, 19, 25, 32, 38)],
      values: { material: 'steel' },
      price: (v) => 9.8 + number(v, 'width') * 0.21,
      picture: { form: 'tool', material: 'beech', profile: 'chisel' },
      about: t(
        'Sheffield pattern in carbon steel. Hone before first use.',
        'Englische Form aus Kohlenstoffstahl. Vor Gebrauch abziehen.',
        'Modello Sheffield in acciaio al carbonio. Affilate prima dell’uso.',
      ),
    },
    {
      code: 'plane',
      name: t('Bench plane no. 4', 'Bankhobel Nr. 4', 'Pialla da banco n. 4'),
      sku: 'TOOL-PLANE',
      values: { material: 'steel', width: 50 },
      price: () => 58,
      weight: () => 1.9,
      picture: { form: 'tool', material: 'steel', profile: 'plane' },
      about: t(
        'No. 4 pattern with a flat sole and a blade that takes an edge.',
        'Nr. 4 mit planer Sohle und einem Eisen, das die Schneide hält.',
        'Modello n. 4 con suola piana e un ferro che tiene il filo.',
      ),
    },
    {
      code: 'square-tool',
      name: t('Combination square {length} mm', 'Kombinationswinkel {length} mm', 'Squadra combinata {length} mm'),
      sku: 'TOOL-SQUARE-{length}',
      each: [one('length', 150, 300)],
      values: { material: 'steel' },
      price: (v) => (v.length === 150 ? 11.5 : 16.9),
      picture: { form: 'tool', material: 'steel', profile: 'square' },
      about: t(
        'Square to 0.05 mm over its length, with scriber.',
        'Winkelgenau auf 0,05 mm, mit Anreißnadel.',
        'Precisa a 0,05 mm, con tracciatore.',
      ),
    },
    {
      code: 'clamp',
      name: t('Bar clamp', 'Schraubzwinge', 'Morsetto a barra'),
      sku: 'TOOL-CLAMP',
      variants: [one('length', 300, 450, 600, 900, 1200)],
      values: { material: 'steel' },
      price: (v) => 9 + number(v, 'length') * 0.0138,
      weight: (v) => 0.8 + number(v, 'length') / 700,
      picture: { form: 'tool', material: 'steel', profile: 'clamp' },
      about: t('You never have enough of them.', 'Davon hat man nie genug.', 'Non ce n’è mai abbastanza.'),
    },
    {
      code: 'wood-bit',
      name: t('Brad point drill bit', 'Holzspiralbohrer', 'Punta per legno'),
      sku: 'TOOL-BIT',
      variants: [one('diameter', 3, 4, 5, 6, 8, 10, 12)],
      values: { material: 'steel' },
      price: (v) => 1.4 + number(v, 'diameter') * 0.31,
      weight: () => 0.04,
      picture: { form: 'tool', material: 'steel', profile: 'bit' },
      about: t(
        'Centre point and spurs for a clean hole.',
        'Zentrierspitze und Vorschneider für saubere Löcher.',
        'Punta di centro e rasanti per un foro pulito.',
      ),
    },
    {
      code: 'circular-blade',
      name: t('Circular saw blade', 'Kreissägeblatt', 'Lama circolare'),
      sku: 'TOOL-BLADE',
      variants: [
        [
          { diameter: 165, size: '24 T' },
          { diameter: 165, size: '48 T' },
          { diameter: 190, size: '40 T' },
          { diameter: 250, size: '60 T' },
        ],
      ],
      values: { material: 'steel' },
      price: (v) => 6 + number(v, 'diameter') * 0.062 + Number.parseInt(String(v.size), 10) * 0.14,
      picture: { form: 'tool', material: 'steel', profile: 'blade' },
      about: t(
        'Tungsten carbide teeth; the fine ones leave ply and melamine without a splinter.',
        'Hartmetallzähne; die feinen lassen Sperrholz und Melamin ohne Ausriss.',
        'Denti in widia; le fini lasciano compensato e nobilitato senza schegge.',
      ),
    },
    {
      code: 'tape-measure',
      name: t('Tape measure {size}', 'Rollbandmaß {size}', 'Flessometro {size}'),
      sku: 'TOOL-TAPE-{size}',
      each: [sizes('5 m', '8 m')],
      price: (v) => (v.size === '5 m' ? 7.2 : 11.4),
      picture: { form: 'tool', material: 'black', profile: 'tape' },
      about: t(
        'Class II, with a hook that moves by its own thickness, as it should.',
        'Klasse II, mit beweglichem Haken.',
        'Classe II, con gancio mobile del proprio spessore, come dev’essere.',
      ),
    },
    {
      code: 'bit-set',
      name: t(
        'Screwdriver bit set, {pack_quantity} pieces',
        'Bitset, {pack_quantity}-teilig',
        'Set inserti, {pack_quantity} pezzi',
      ),
      sku: 'TOOL-BITSET',
      values: { pack_quantity: 32, material: 'steel' },
      price: () => 12.6,
      picture: { form: 'tool', material: 'steel', profile: 'bit' },
      about: t(
        'Torx, Pozidriv and slotted, with a magnetic holder.',
        'Torx, Pozidriv und Schlitz, mit Magnethalter.',
        'Torx, Pozidriv e taglio, con portainserti magnetico.',
      ),
    },
    {
      code: 'countersink',
      name: t(
        'Drill countersink set, {pack_quantity} pieces',
        'Bohrsenker-Set, {pack_quantity}-teilig',
        'Set punte svasatrici, {pack_quantity} pezzi',
      ),
      sku: 'TOOL-COUNTERSINK',
      values: { pack_quantity: 3, material: 'steel' },
      price: () => 14.8,
      picture: { form: 'tool', material: 'steel', profile: 'bit' },
      about: t(
        'Hole, shank and countersink in one, for gauges 6, 8 and 10.',
        'Bohrung und Senkung in einem, für 3,5, 4 und 5 mm.',
        'Foro e svasatura insieme, per viti da 3,5, 4 e 5 mm.',
      ),
    },
    {
      code: 'mallet',
      name: t('Beech mallet {width} mm', 'Holzhammer Buche {width} mm', 'Mazzuolo in faggio {width} mm'),
      sku: 'TOOL-MALLET',
      each: [one('width', 115)],
      values: { wood_type: 'beech' },
      price: () => 13.9,
      picture: { form: 'tool', material: 'beech', profile: 'mallet' },
      about: t(
        'Tapered head that cannot fly off.',
        'Konischer Kopf, der nicht abfliegen kann.',
        'Testa conica che non può sfilarsi.',
      ),
    },
    {
      code: 'sanding-block',
      name: t('Cork sanding block', 'Schleifklotz Kork', 'Tampone in sughero'),
      sku: 'TOOL-CORK',
      values: { size: '110 x 60 x 40 mm' },
      price: () => 2.4,
      picture: { form: 'abrasive', material: 'cork', profile: 'sponge' },
      about: t('A third of a sheet fits round it.', 'Ein Drittel Bogen passt herum.', 'Un terzo di foglio gli sta attorno.'),
    },
  ]),
]
