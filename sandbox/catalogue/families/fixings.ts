import { t } from '../wording/text.ts'
import { families, one, sizes, type Values } from './family.ts'
import { amount, number, of } from './measures.ts'

/** kg of a box of steel screws. */
const box = (v: Values) => (number(v, 'pack_quantity') * number(v, 'diameter') ** 2 * number(v, 'length') * 4.2) / 1e6
/** Net pounds of a box: steel by volume, the head, the box. */
const boxed = (v: Values, factor = 1) =>
  1.2 + number(v, 'pack_quantity') * (0.004 + number(v, 'diameter') ** 2 * number(v, 'length') * 0.0000205) * factor
const LENGTHS: Readonly<Record<string, readonly number[]>> = {
  '3': [16, 20, 25, 30],
  '3.5': [20, 25, 30, 40],
  '4': [25, 30, 40, 50, 60],
  '5': [40, 50, 60, 70, 80, 100],
  '6': [60, 80, 100, 120, 150],
}
const screwLengths = (diameter: string) => one('length', ...(LENGTHS[diameter] ?? []))
const common = { range: 'fixings', values: { brand: 'kestrel', manufacturer: 'black-country' } } as const
const screws = { ...common, weight: box } as const

const zincScrews = Object.keys(LENGTHS).map((diameter) => ({
  code: `screw-zinc-${diameter}`,
  name: t(
    `Wood screws ${diameter} mm, zinc plated, box of 200`,
    `Holzschrauben ${diameter.replace('.', ',')} mm, verzinkt, 200 Stück`,
    `Viti per legno ${diameter.replace('.', ',')} mm, zincate, scatola da 200`,
  ),
  sku: `SCR-ZINC-${diameter}`,
  variants: [screwLengths(diameter)],
  values: { diameter: Number(diameter), pack_quantity: 200, finish: 'zinc', type: 'countersunk', drive: 'pozi', use: 'indoor' },
  price: (v: Values) => boxed(v),
  picture: { form: 'screw', material: 'zinc', profile: 'countersunk' } as const,
  about: t(
    'Double-countersunk with a sharp point and waxed thread. The everyday screw.',
    'Senkkopf mit Fräsrippen, scharfer Spitze und gewachstem Gewinde. Die Alltagsschraube.',
    'Doppia svasatura, punta affilata e filetto cerato. La vite di tutti i giorni.',
  ),
}))

/** Screws, nails, bolts and hangers. */
export const FIXINGS = [
  ...families({ ...screws, categories: ['wood-screws'], goesWith: ['TOOL-BITSET', 'TOOL-COUNTERSINK'] }, [
    ...zincScrews,
    {
      code: 'screw-stainless',
      name: t(
        'Stainless steel wood screws {diameter} mm, A2, box of {pack_quantity}',
        'Holzschrauben Edelstahl A2 {diameter} mm, {pack_quantity} Stück',
        'Viti per legno inox A2 {diameter} mm, {pack_quantity} pezzi',
      ),
      sku: 'SCR-STAINLESS-{diameter}',
      each: [one('diameter', 4, 4.5, 5)],
      variants: [one('length', 40, 50, 60, 70, 80)],
      values: {
        pack_quantity: 200,
        finish: 'a2-stainless',
        material: 'stainless',
        type: 'countersunk',
        drive: 'torx',
        use: 'outdoor',
      },
      price: (v) => boxed(v, 2.5),
      picture: { form: 'screw', material: 'stainless', profile: 'countersunk' },
      about: t(
        'For oak, cedar and everything outdoors that must not weep black. Pre-drill in hardwood.',
        'Für Eiche, Zeder und alles im Freien, was nicht schwarz ausbluten darf. In Hartholz vorbohren.',
        'Per rovere, cedro e tutto ciò che all’aperto non deve macchiare di nero. Preforate nel legno duro.',
      ),
      childDocuments: true,
    },
    {
      code: 'screw-brass',
      name: t(
        'Solid brass slotted screws {diameter} mm, box of {pack_quantity}',
        'Messingschrauben Schlitz {diameter} mm, {pack_quantity} Stück',
        'Viti in ottone a taglio {diameter} mm, {pack_quantity} pezzi',
      ),
      sku: 'SCR-BRASS-{diameter}',
      each: [one('diameter', 3, 4)],
      variants: [one('length', 16, 20, 25, 30)],
      values: { pack_quantity: 100, finish: 'brass', material: 'brass', type: 'countersunk', drive: 'slotted', use: 'furniture' },
      price: (v) => boxed(v, 5.5),
      picture: { form: 'screw', material: 'brass', profile: 'countersunk' },
      about: t(
        'Drive a steel screw first and the brass one after it.',
        'Erst eine Stahlschraube eindrehen, dann die aus Messing.',
        'Prima una vite d’acciaio, poi quella d’ottone.',
      ),
    },
    {
      code: 'screw-drywall',
      name: t(
        'Drywall screws {diameter} mm, black phosphate, box of {pack_quantity}',
        'Schnellbauschrauben {diameter} mm, phosphatiert, {pack_quantity} Stück',
        'Viti per cartongesso {diameter} mm, fosfatate, {pack_quantity} pezzi',
      ),
      sku: 'SCR-DRYWALL',
      variants: [one('length', 25, 32, 38, 50)],
      values: { diameter: 3.5, pack_quantity: 1000, finish: 'black-phosphate', type: 'bugle', drive: 'pozi', use: 'indoor' },
      price: (v) => boxed(v, 0.72),
      picture: { form: 'screw', material: 'black', profile: 'bugle' },
      about: t('Coarse thread for timber studs.', 'Grobgewinde für Holzständer.', 'Filetto largo per montanti in legno.'),
    },
  ]),
  ...families({ ...screws, categories: ['decking-screws'], goesWith: ['TOOL-BITSET'] }, [
    {
      code: 'screw-decking',
      name: t(
        'Decking screws {diameter} x {length} mm, {finish}, tub of {pack_quantity}',
        'Terrassenschrauben {diameter} x {length} mm, {finish}, {pack_quantity} Stück',
        'Viti per decking {diameter} x {length} mm, {finish}, {pack_quantity} pezzi',
      ),
      sku: 'SCR-DECK-{diameter}X{length}',
      each: [
        [
          { diameter: 4.5, length: 50 },
          { diameter: 4.5, length: 65 },
          { diameter: 4.5, length: 75 },
          { diameter: 5, length: 100 },
        ],
      ],
      values: { pack_quantity: 250, finish: 'green-coated', type: 'countersunk', drive: 'torx', use: 'outdoor,garden' },
      price: (v) => boxed(v, 1.35),
      picture: { form: 'screw', material: 'green', profile: 'countersunk' },
      about: t(
        'Coated for treated timber and self-drilling. Two to every joist; the bit is in the tub.',
        'Beschichtet für imprägniertes Holz, selbstbohrend. Zwei je Balken; Bit liegt bei.',
        'Rivestite per legno impregnato, autoforanti. Due per travetto; inserto incluso.',
      ),
    },
    {
      code: 'screw-decking-a4',
      name: t(
        'Stainless decking screws A4 {diameter} x {length} mm, tub of {pack_quantity}',
        'Terrassenschrauben Edelstahl A4 {diameter} x {length} mm, {pack_quantity} Stück',
        'Viti per decking inox A4 {diameter} x {length} mm, {pack_quantity} pezzi',
      ),
      sku: 'SCR-DECKA4-{diameter}X{length}',
      each: [
        [
          { diameter: 5, length: 60 },
          { diameter: 5, length: 70 },
        ],
      ],
      values: {
        pack_quantity: 200,
        finish: 'a4-stainless',
        material: 'stainless',
        type: 'countersunk',
        drive: 'torx',
        use: 'outdoor,garden',
      },
      price: (v) => boxed(v, 3.6),
      picture: { form: 'screw', material: 'stainless', profile: 'countersunk' },
      about: t(
        'For hardwood decks, and for decks within sight of the sea.',
        'Für Hartholzterrassen und für Terrassen mit Meerblick.',
        'Per terrazze in legno duro e per quelle vista mare.',
      ),
    },
    {
      code: 'screw-structural',
      name: t(
        'Structural timber screws {diameter} mm, hexagon head',
        'Konstruktionsschrauben {diameter} mm, Sechskant',
        'Viti strutturali {diameter} mm, testa esagonale',
      ),
      sku: 'SCR-STRUCTURAL-{diameter}',
      each: [one('diameter', 6, 8)],
      variants: [one('length', 80, 100, 150, 200)],
      values: { pack_quantity: 50, finish: 'green-coated', type: 'hexagon', drive: 'hex', use: 'structural,outdoor' },
      price: (v) => boxed(v, 1.5),
      picture: { form: 'screw', material: 'green', profile: 'hexagon' },
      about: t(
        'Replaces coach screws in sleepers and frames, without a pilot hole.',
        'Ersetzt Schlüsselschrauben in Schwellen und Rahmen, ohne Vorbohren.',
        'Sostituiscono i tirafondi in traversine e telai, senza preforo.',
      ),
    },
  ]),
  ...families({ ...common, categories: ['nails'], weight: amount, values: { ...common.values, material: 'steel' } }, [
    {
      code: 'nail-round',
      name: t('{finish} round wire nails', 'Drahtstifte {finish}', 'Chiodi tondi, {finish}'),
      sku: 'NAIL-ROUND-{finish}',
      each: [one('finish', 'unfinished', 'galvanised')],
      variants: [one('length', 50, 65, 75, 100, 150), sizes('500 g', '2.5 kg')],
      price: (v) => 1 + amount(v) * (v.finish === 'galvanised' ? 3.5 : 2.7),
      picture: { form: 'nail', material: 'steel', profile: 'round' },
      about: t('For framing and rough work.', 'Für Rahmen und grobe Arbeiten.', 'Per telai e lavori grezzi.'),
    },
    {
      code: 'nail-losthead',
      name: t('Lost head nails', 'Stauchkopfnägel', 'Chiodi a testa persa'),
      sku: 'NAIL-LOSTHEAD',
      variants: [one('length', 40, 50, 65, 75), sizes('500 g', '1 kg')],
      values: { finish: 'galvanised' },
      price: (v) => 1.1 + amount(v) * 4.4,
      picture: { form: 'nail', material: 'steel', profile: 'lost-head' },
      about: t('Punch below the surface and fill.', 'Versenken und spachteln.', 'Affondateli e stuccate.'),
    },
    {
      code: 'nail-annular',
      name: t('Annular ring nails, galvanised', 'Rillennägel, feuerverzinkt', 'Chiodi ad anelli, zincati'),
      sku: 'NAIL-ANNULAR',
      variants: [one('length', 40, 50, 65, 75), sizes('500 g', '1 kg', '2.5 kg')],
      values: { finish: 'galvanised', use: 'outdoor' },
      price: (v) => 1.1 + amount(v) * 4.1,
      picture: { form: 'nail', material: 'steel', profile: 'annular' },
      about: t(
        'Ringed shank: what it holds, it keeps. For floors and featheredge.',
        'Gerillter Schaft hält fest. Für Böden und Zäune.',
        'Gambo ad anelli: quel che tiene, non molla. Per pavimenti e recinzioni.',
      ),
    },
    {
      code: 'panel-pins',
      name: t('Panel pins', 'Stifte', 'Groppini'),
      sku: 'NAIL-PINS',
      variants: [one('length', 15, 20, 25, 30, 40), sizes('250 g', '500 g')],
      values: { finish: 'zinc', use: 'indoor' },
      price: (v) => 0.8 + amount(v) * 6.2,
      picture: { form: 'nail', material: 'steel', profile: 'pin' },
      about: t('For beading, backs and glazing.', 'Für Leisten, Rückwände und Glas.', 'Per profili, schienali e vetri.'),
    },
  ]),
  ...families({ ...common, categories: ['bolts'], weight: () => 0.6, values: { ...common.values, material: 'steel' } }, [
    {
      code: 'coach-bolt',
      name: t(
        'Coach bolts M{diameter}, zinc plated, pack of {pack_quantity}',
        'Schlossschrauben M{diameter}, verzinkt, {pack_quantity} Stück',
        'Bulloni da legno M{diameter}, zincati, {pack_quantity} pezzi',
      ),
      sku: 'CBOLT-{diameter}',
      each: [one('diameter', 8, 10, 12)],
      variants: [one('length', 75, 100, 130, 150, 200, 240)],
      values: { finish: 'zinc', pack_quantity: 10, use: 'structural' },
      price: (v) => 1.5 + number(v, 'diameter') ** 2 * number(v, 'length') * 0.00052,
      picture: { form: 'bolt', material: 'zinc', profile: 'coach' },
      about: t(
        'Cup square bolts with nuts and washers.',
        'Flachrundschrauben mit Muttern und Scheiben.',
        'Testa tonda quadro sottotesta, con dadi e rondelle.',
      ),
    },
    {
      code: 'threaded-bar',
      name: t(
        'Threaded bar M{diameter} x 1000 mm, zinc plated',
        'Gewindestange M{diameter} x 1000 mm, verzinkt',
        'Barra filettata M{diameter} x 1000 mm, zincata',
      ),
      sku: 'TBAR-{diameter}',
      each: [one('diameter', 8, 10, 12, 16)],
      values: { finish: 'zinc', length: 1000 },
      price: (v) => 0.6 + number(v, 'diameter') ** 2 * 0.0195,
      picture: { form: 'bolt', material: 'zinc', profile: 'bar' },
      about: t('Grade 4.8, cut with a hacksaw.', 'Güte 4.8, mit der Metallsäge ablängen.', 'Classe 4.8, si taglia col seghetto.'),
    },
    {
      code: 'joist-hanger',
      name: t(
        'Joist hanger {thickness} x {width} mm, galvanised',
        'Balkenschuh {thickness} x {width} mm, feuerverzinkt',
        'Scarpa per trave {thickness} x {width} mm, zincata',
      ),
      sku: 'HANGER-{thickness}X{width}',
      each: [
        [
          { thickness: 47, width: 100 },
          { thickness: 47, width: 150 },
          { thickness: 47, width: 200 },
          { thickness: 75, width: 200 },
        ],
      ],
      values: { finish: 'galvanised', use: 'structural' },
      price: (v) => 0.75 + number(v, 'width') * 0.0065,
      picture: { form: 'bolt', material: 'galvanised', profile: 'hanger' },
      about: t(
        'Face fix, timber to timber. Fill every hole with a square twist nail.',
        'Holz an Holz. In jedes Loch ein Kammnagel.',
        'Legno su legno. Un chiodo ad aderenza in ogni foro.',
      ),
    },
    {
      code: 'angle-bracket',
      name: t('Angle bracket {size}, galvanised', 'Winkelverbinder {size}, feuerverzinkt', 'Angolare {size}, zincato'),
      sku: 'ANGLE-{size}',
      each: [sizes('50 x 50 x 40 mm', '90 x 90 x 65 mm', '105 x 105 x 90 mm')],
      values: { finish: 'galvanised', use: 'structural' },
      price: (v) => of({ '50 x 50 x 40 mm': 0.48, '90 x 90 x 65 mm': 1.15, '105 x 105 x 90 mm': 1.85 }, v, 'size'),
      picture: { form: 'bolt', material: 'galvanised', profile: 'angle' },
      about: t('Ribbed for stiffness.', 'Mit Sicke zur Versteifung.', 'Nervato per rigidità.'),
    },
  ]),
]
