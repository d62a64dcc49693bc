import { t } from '../wording/text.ts'
import { families, one, sizes, thicknesses, type Values } from './family.ts'
import { number, of, sheet, square } from './measures.ts'

const FULL = '2440 x 1220 mm'
const HALF = '1220 x 1220 mm'
const QUARTER = '1220 x 610 mm'
const LARGE = '3050 x 1220 mm'

const cuttingNotice = t(
  'We cut this sheet to your list on the panel saw, to half a millimetre. The first three cuts are free; add a cutting list to your basket or send it with the order.',
  'Diese Platte schneiden wir nach Ihrer Liste, auf einen halben Millimeter genau. Die ersten drei Schnitte sind frei.',
  'Tagliamo questo pannello secondo la vostra lista, al mezzo millimetro. I primi tre tagli sono gratuiti.',
)
const documents = (name: string, file: string) =>
  t(
    `${name} data sheet|/media/docs/${file}.pdf\nDeclaration of performance|/media/docs/${file}-dop.pdf`,
    `Datenblatt ${name}|/media/docs/${file}.pdf\nLeistungserklärung|/media/docs/${file}-dop.pdf`,
    `Scheda tecnica ${name}|/media/docs/${file}.pdf\nDichiarazione di prestazione|/media/docs/${file}-dop.pdf`,
  )

/** Net pounds a sheet: pounds a m² by thickness, with something on top for the smaller formats. */
const bySize = (base: number, perMillimetre: number) => (v: Values) =>
  square(v) * (base + perMillimetre * number(v, 'thickness')) * (square(v) < 1 ? 1.35 : square(v) < 2 ? 1.15 : 1)

const plywood = {
  range: 'sheets',
  categories: ['plywood'],
  weight: sheet,
  coverage: square,
  goesWith: ['SRV-CUT-PANEL', 'SCR-ZINC-4', 'TOOL-BLADE'],
} as const
const texts = { cutting_service_notification_t: cuttingNotice }

/** Plywood and MDF. */
export const SHEETS = [
  ...families({ ...plywood, texts, values: { edge: 'square', certification: 'fsc' } }, [
    {
      code: 'ply-birch',
      name: t('Birch ply {thickness} mm', 'Sperrholz Birke {thickness} mm', 'Compensato di betulla {thickness} mm'),
      sku: 'PLY-BIRCH-{thickness}',
      each: [thicknesses(4, 6.5, 9, 12, 15, 18, 21, 24)],
      variants: [sizes(FULL, HALF, QUARTER)],
      values: {
        wood_type: 'birch',
        type: 'standard',
        strength_class: 's2',
        use: 'indoor,furniture',
        manufacturer: 'latgale',
        finish: 'sanded',
        density: '680',
      },
      texts: { documents: documents('Birch ply', 'birch-ply') },
      price: bySize(4.6, 1.72),
      picture: { form: 'sheet', material: 'ply-birch' },
      about: t(
        'Baltic birch plywood, grade S/BB, cross-bonded throughout with an exterior glue. Clean edges that can be left on show. For furniture, drawers, jigs and shop fitting.',
        'Baltisches Birkensperrholz, Qualität S/BB, durchgehend abgesperrt und wetterfest verleimt. Saubere Kanten zum Zeigen. Für Möbel, Schubladen und Ladenbau.',
        'Compensato di betulla baltica S/BB, incollaggio esterno. Bordi puliti da lasciare a vista. Per mobili, cassetti e allestimenti.',
      ),
      childDocuments: true,
    },
    {
      code: 'ply-hardwood',
      name: t(
        'Hardwood ply BB/CC {thickness} mm',
        'Hartholzsperrholz BB/CC {thickness} mm',
        'Compensato di latifoglia BB/CC {thickness} mm',
      ),
      sku: 'PLY-HW-{thickness}',
      each: [thicknesses(3.6, 5.5, 9, 12, 18, 25)],
      variants: [sizes(FULL, HALF, QUARTER)],
      values: {
        wood_type: 'eucalyptus',
        type: 'standard',
        strength_class: 's2',
        use: 'indoor',
        manufacturer: 'pennine',
        finish: 'sanded',
      },
      texts: { documents: documents('Hardwood ply', 'hardwood-ply') },
      price: bySize(2.9, 0.82),
      picture: { form: 'sheet', material: 'ply-hardwood' },
      about: t(
        'A smooth red-faced ply for boxing-in, floors, vans and painted work. Hardwood core, few voids.',
        'Glattes rötliches Sperrholz für Verkleidungen, Böden, Fahrzeuge und lackierte Arbeiten.',
        'Compensato liscio rossiccio per rivestimenti, pavimenti, furgoni e lavori verniciati.',
      ),
    },
    {
      code: 'ply-softwood',
      name: t(
        'Structural softwood ply {thickness} mm',
        'Konstruktionssperrholz Nadelholz {thickness} mm',
        'Compensato strutturale di conifera {thickness} mm',
      ),
      sku: 'PLY-SW-{thickness}',
      each: [thicknesses(9, 12, 18, 24)],
      variants: [sizes(FULL, HALF)],
      values: {
        wood_type: 'pine',
        type: 'structural',
        strength_class: 's3',
        use: 'structural,outdoor',
        manufacturer: 'rheinholz',
        finish: 'unfinished',
      },
      price: bySize(2.2, 0.63),
      picture: { form: 'sheet', material: 'ply-softwood' },
      about: t(
        'Sheathing ply with one sanded face. For roofs, floors, hoardings and shuttering.',
        'Beplankung mit einer geschliffenen Seite. Für Dach, Boden, Bauzaun und Schalung.',
        'Per tavolati con una faccia levigata: tetti, pavimenti, recinzioni e casseri.',
      ),
    },
    {
      code: 'ply-marine',
      name: t(
        'Marine ply BS 1088 {thickness} mm',
        'Bootsbausperrholz BS 1088 {thickness} mm',
        'Compensato marino BS 1088 {thickness} mm',
      ),
      sku: 'PLY-MARINE-{thickness}',
      each: [thicknesses(4, 6, 9, 12, 18, 25)],
      variants: [sizes(FULL, QUARTER)],
      values: {
        wood_type: 'sapele',
        type: 'marine',
        strength_class: 's3',
        use: 'outdoor',
        manufacturer: 'rheinholz',
        finish: 'sanded',
      },
      texts: { documents: documents('Marine ply', 'marine-ply') },
      price: bySize(8.4, 2.05),
      picture: { form: 'sheet', material: 'ply-sapele' },
      about: t(
        'Solid hardwood core without voids, made and marked to BS 1088. For boats, and for anything that must not come apart.',
        'Mittellagen ohne Fehlstellen, nach BS 1088 gefertigt und gestempelt. Für Boote und alles, was halten muss.',
        'Anime senza vuoti, prodotto e marchiato BS 1088. Per barche e per tutto ciò che non deve scollarsi.',
      ),
    },
    {
      code: 'ply-bending',
      name: t(
        'Bending ply {thickness} mm, {size}',
        'Biegesperrholz {thickness} mm, {size}',
        'Compensato flessibile {thickness} mm, {size}',
      ),
      sku: 'PLY-BEND-{thickness}',
      each: [thicknesses(5, 8)],
      values: { wood_type: 'poplar', size: FULL, type: 'standard', use: 'furniture', manufacturer: 'tramontana' },
      price: bySize(9.5, 1.6),
      picture: { form: 'sheet', material: 'ply-poplar' },
      about: t(
        'Rolls to a 250 mm radius by hand. Laminate two layers and the curve stays.',
        'Lässt sich von Hand auf 250 mm Radius biegen. Zwei Lagen verleimt bleibt die Form.',
        'Si curva a mano fino a 250 mm di raggio. Due strati incollati e la curva resta.',
      ),
    },
  ]),
  ...families(
    {
      ...plywood,
      categories: ['mdf'],
      texts,
      values: { wood_type: 'mdf', edge: 'square', manufacturer: 'pennine', certification: 'fsc', use: 'indoor,joinery' },
    },
    [
      {
        code: 'mdf',
        name: t('MDF board {thickness} mm', 'MDF-Platte {thickness} mm', 'Pannello MDF {thickness} mm'),
        sku: 'MDF-{thickness}',
        each: [thicknesses(3, 6, 9, 12, 15, 18, 22, 25, 30)],
        variants: [sizes(FULL, LARGE, HALF, QUARTER)],
        values: { type: 'standard', brand: 'tyneboard', density: '740', finish: 'sanded' },
        texts: { documents: documents('MDF', 'mdf') },
        price: bySize(1.5, 0.44),
        picture: { form: 'sheet', material: 'mdf' },
        about: t(
          'Standard MDF with a fine, even face that takes paint well. Cuts and routs without tearing. Seal the edges before painting.',
          'Standard-MDF mit feiner, gleichmäßiger Oberfläche, gut zu lackieren und zu fräsen. Kanten vor dem Lackieren versiegeln.',
          'MDF standard dalla superficie fine e uniforme, ottimo da verniciare e fresare. Sigillate i bordi prima di verniciare.',
        ),
        childDocuments: true,
      },
      {
        code: 'mdf-mr',
        name: t('Moisture-resistant MDF {thickness} mm', 'MDF feuchtebeständig {thickness} mm', 'MDF idrofugo {thickness} mm'),
        sku: 'MDF-MR-{thickness}',
        each: [thicknesses(6, 9, 12, 15, 18, 22, 25)],
        variants: [sizes(FULL, LARGE, QUARTER)],
        values: { type: 'moisture-resistant', brand: 'tyneboard', colour: 'green' },
        texts: { documents: documents('MR MDF', 'mdf-mr') },
        price: bySize(2.4, 0.62),
        picture: { form: 'sheet', material: 'mdf-green' },
        about: t(
          'The green one: for kitchens, bathrooms and window boards. It resists damp, not standing water.',
          'Das grüne: für Küche, Bad und Fensterbänke. Verträgt Feuchte, kein stehendes Wasser.',
          'Quello verde: per cucine, bagni e davanzali. Resiste all’umidità, non all’acqua ferma.',
        ),
      },
      {
        code: 'mdf-fr',
        name: t(
          'Fire-retardant MDF {thickness} mm, {size}',
          'MDF schwer entflammbar {thickness} mm, {size}',
          'MDF ignifugo {thickness} mm, {size}',
        ),
        sku: 'MDF-FR-{thickness}',
        each: [thicknesses(12, 15, 18)],
        values: { type: 'fire-retardant', size: FULL, fire_class: 'euro-b' },
        price: bySize(7, 1.15),
        picture: { form: 'sheet', material: 'mdf-red' },
        about: t(
          'Euroclass B-s1, d0 throughout its thickness, for escape routes and public rooms.',
          'Durchgehend B-s1, d0, für Fluchtwege und öffentliche Räume.',
          'Euroclasse B-s1, d0 in tutto lo spessore, per vie di fuga e locali pubblici.',
        ),
      },
      {
        code: 'mdf-veneered',
        name: t(
          '{wood_type} veneered MDF {thickness} mm',
          'MDF furniert {wood_type} {thickness} mm',
          'MDF impiallacciato {wood_type} {thickness} mm',
        ),
        sku: 'MDF-VEN-{wood_type}-{thickness}',
        each: [one('wood_type', 'oak', 'ash', 'walnut', 'maple'), thicknesses(6, 13, 19)],
        variants: [sizes(FULL, HALF)],
        values: { type: 'standard', use: 'furniture' },
        price: (v) => bySize(5.5, 1.05)(v) * of({ oak: 1, ash: 1.06, maple: 1.12, walnut: 1.48 }, v, 'wood_type'),
        weight: (v) => square(v) * number(v, 'thickness') * 0.74,
        picture: { form: 'sheet', material: '{wood_type}' },
        about: t(
          'Crown-cut veneer on both faces, A on the front and B on the back, sanded and ready for oil or lacquer.',
          'Beidseitig furniert, A-Seite vorn, B-Seite hinten, geschliffen und fertig für Öl oder Lack.',
          'Impiallacciato sulle due facce, A davanti e B dietro, levigato e pronto per olio o vernice.',
        ),
      },
    ],
  ),
]
