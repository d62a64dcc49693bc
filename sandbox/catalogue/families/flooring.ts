import { t } from '../wording/text.ts'
import { families, lengths, one, type Values } from './family.ts'
import { number, of, solid } from './measures.ts'

const pack = (v: Values) => Math.round(number(v, 'pack_quantity') * number(v, 'width') * number(v, 'length') * 1e-4) / 100
const board = { range: 'flooring', categories: ['flooring'], coverage: pack } as const
const FINISHES = { unfinished: 0.92, 'brushed-oiled': 1, 'invisible-oiled': 1.03, 'pre-lacquered': 0.98 }
const trim = { range: 'flooring', categories: ['flooring-accessories'] } as const

/** Wood floors and what goes under and around them. Prices are for a pack. */
export const FLOORING = [
  ...families(
    {
      ...board,
      weight: (v) => pack(v) * number(v, 'thickness') * 0.68,
      values: { brand: 'millrace', use: 'indoor,flooring', certification: 'fsc' },
      goesWith: ['UNDERLAY-FIBRE', 'TRIM-OAK-SCOTIA', 'OIL-FLOOR'],
    },
    [
      {
        code: 'floor-engineered',
        name: t(
          'Engineered oak plank {thickness} x {width} mm',
          'Fertigparkett Eiche Landhausdiele {thickness} x {width} mm',
          'Parquet in rovere prefinito {thickness} x {width} mm',
        ),
        sku: 'FLOOR-OAK-{thickness}X{width}',
        each: [
          [
            { thickness: 14, width: 125, length: 1200, pack_quantity: 12, wear_layer: '3 mm' },
            { thickness: 14, width: 190, length: 1900, pack_quantity: 8, wear_layer: '3 mm' },
            { thickness: 18, width: 150, length: 1200, pack_quantity: 10, wear_layer: '5 mm' },
            { thickness: 20, width: 190, length: 1900, pack_quantity: 6, wear_layer: '6 mm' },
            { thickness: 20, width: 240, length: 2200, pack_quantity: 5, wear_layer: '6 mm' },
          ],
        ],
        variants: [one('finish', 'unfinished', 'brushed-oiled', 'invisible-oiled', 'pre-lacquered')],
        values: { wood_type: 'oak', type: 'plank', edge: 'tg4', manufacturer: 'rheinholz' },
        texts: {
          documents: t(
            'Laying instructions|/media/docs/engineered-floor.pdf\nCare guide|/media/docs/floor-care.pdf',
            'Verlegeanleitung|/media/docs/engineered-floor.pdf',
            'Istruzioni di posa|/media/docs/engineered-floor.pdf',
          ),
        },
        price: (v) => pack(v) * (13 + number(v, 'thickness') * 1.05 + number(v, 'width') * 0.028) * of(FINISHES, v, 'finish'),
        picture: { form: 'flooring', material: 'oak', profile: 'plank' },
        about: t(
          'A solid oak face on a cross-bonded base, tongued and grooved on four sides. Suitable over underfloor heating. Sold by the pack.',
          'Massive Eichennutzschicht auf abgesperrtem Träger, vierseitig Nut und Feder. Für Fußbodenheizung geeignet. Verkauf paketweise.',
          'Strato nobile di rovere su supporto incrociato, maschio e femmina sui quattro lati. Adatto al riscaldamento a pavimento. Venduto a pacco.',
        ),
      },
      {
        code: 'floor-herringbone',
        name: t(
          'Oak herringbone block {thickness} x {width} x {length} mm',
          'Fischgrätparkett Eiche {thickness} x {width} x {length} mm',
          'Spina di pesce in rovere {thickness} x {width} x {length} mm',
        ),
        sku: 'FLOOR-HERR-{width}',
        each: [
          [
            { thickness: 15, width: 90, length: 450, pack_quantity: 20 },
            { thickness: 18, width: 120, length: 600, pack_quantity: 14 },
          ],
        ],
        variants: [one('finish', 'unfinished', 'brushed-oiled', 'pre-lacquered')],
        values: { wood_type: 'oak', type: 'herringbone', edge: 'tg4', wear_layer: '4 mm' },
        price: (v) => pack(v) * (38 + number(v, 'thickness') * 0.5) * of(FINISHES, v, 'finish'),
        picture: { form: 'flooring', material: 'oak', profile: 'herringbone' },
        about: t(
          'Left and right blocks in equal number in every pack. Allow ten per cent for cutting.',
          'Linke und rechte Stäbe zu gleichen Teilen im Paket. Zehn Prozent Verschnitt rechnen.',
          'Listelli destri e sinistri in pari numero in ogni pacco. Calcolate il dieci per cento di sfrido.',
        ),
      },
      {
        code: 'floor-solid',
        name: t(
          'Solid {wood_type} floor board {thickness} x {width} mm',
          'Massivholzdiele {wood_type} {thickness} x {width} mm',
          'Tavola massello in {wood_type} {thickness} x {width} mm',
        ),
        sku: 'FLOOR-SOLID-{wood_type}',
        each: [
          [
            { wood_type: 'oak', thickness: 20, width: 140 },
            { wood_type: 'ash', thickness: 20, width: 140 },
            { wood_type: 'pine', thickness: 21, width: 137 },
          ],
        ],
        variants: [
          [
            { length: 1800, pack_quantity: 5 },
            { length: 2400, pack_quantity: 5 },
          ],
          one('finish', 'unfinished', 'oiled'),
        ],
        values: { type: 'plank', edge: 'tg2' },
        price: (v) => pack(v) * of({ oak: 46, ash: 44, pine: 24 }, v, 'wood_type') * (v.finish === 'oiled' ? 1.16 : 1),
        picture: { form: 'flooring', material: '{wood_type}', profile: 'plank' },
        about: t(
          'Solid boards for secret nailing to joists or battens. Acclimatise for ten days in the room.',
          'Massive Dielen zum verdeckten Nageln auf Balken oder Lager. Zehn Tage im Raum akklimatisieren.',
          'Tavole massicce da chiodare su travetti. Dieci giorni di acclimatazione nella stanza.',
        ),
      },
      {
        code: 'floor-laminate',
        name: t(
          'Laminate flooring {colour}, {thickness} mm',
          'Laminat {colour}, {thickness} mm',
          'Laminato {colour}, {thickness} mm',
        ),
        sku: 'FLOOR-LAM-{colour}-{thickness}',
        each: [one('colour', 'oak-effect', 'walnut-effect', 'grey-effect', 'white'), one('thickness', 8, 12)],
        values: { width: 193, length: 1380, pack_quantity: 8, type: 'plank', edge: 'bevelled', finish: 'matt' },
        texts: { warranty: t('20 years domestic', '20 Jahre im Wohnbereich', '20 anni uso domestico') },
        price: (v) => pack(v) * (6.6 + number(v, 'thickness') * 0.62),
        picture: { form: 'flooring', material: '{colour}', profile: 'plank' },
        about: t(
          'Clicks together without glue. Class 32, bevelled on four sides.',
          'Leimfreies Klicksystem. Klasse 32, vierseitig gefast.',
          'Posa a incastro senza colla. Classe 32, bisellato sui quattro lati.',
        ),
        goesWith: ['UNDERLAY-FOAM', 'TRIM-OAK-SCOTIA'],
      },
    ],
  ),
  ...families({ ...trim, values: { brand: 'millrace', use: 'indoor,flooring' }, weight: () => 2 }, [
    {
      code: 'underlay-fibre',
      name: t(
        'Wood fibre underlay {thickness} mm, pack of {coverage} m²',
        'Holzfaser-Unterlage {thickness} mm, {coverage} m²',
        'Sottofondo in fibra di legno {thickness} mm, {coverage} m²',
      ),
      sku: 'UNDERLAY-FIBRE',
      values: { thickness: 5, coverage: 7, material: 'wood-fibre' },
      price: () => 15.8,
      weight: () => 9,
      picture: { form: 'insulation', material: 'wood-fibre' },
      about: t(
        'Levels small unevenness and quietens footsteps.',
        'Gleicht kleine Unebenheiten aus und dämpft Schritte.',
        'Livella piccole irregolarità e smorza i passi.',
      ),
    },
    {
      code: 'underlay-foam',
      name: t(
        'Foam underlay {thickness} mm, roll of {coverage} m²',
        'Schaumunterlage {thickness} mm, Rolle {coverage} m²',
        'Materassino in schiuma {thickness} mm, rotolo {coverage} m²',
      ),
      sku: 'UNDERLAY-FOAM',
      values: { thickness: 3, coverage: 15 },
      price: () => 17.9,
      picture: { form: 'insulation', material: 'foam' },
      about: t(
        'With vapour barrier and overlap, for laminate on concrete.',
        'Mit Dampfbremse und Überlappung, für Laminat auf Estrich.',
        'Con barriera al vapore e sormonto, per laminato su massetto.',
      ),
    },
    {
      code: 'floor-trim',
      name: t(
        '{wood_type} floor scotia 18 x 18 mm',
        'Parkettleiste Hohlkehle {wood_type} 18 x 18 mm',
        'Scozia per pavimento in {wood_type} 18 x 18 mm',
      ),
      sku: 'TRIM-{wood_type}-SCOTIA',
      each: [one('wood_type', 'oak', 'walnut')],
      variants: [lengths(2400), one('finish', 'unfinished', 'pre-lacquered', 'oiled')],
      values: { thickness: 18, width: 18, type: 'scotia' },
      price: (v) => (v.wood_type === 'oak' ? 7.4 : 11.2) + (v.finish === 'unfinished' ? 0 : 1.1),
      weight: solid,
      linear: true,
      picture: { form: 'moulding', material: '{wood_type}', profile: 'scotia' },
      about: t(
        'Covers the expansion gap. Pin it to the skirting, never to the floor.',
        'Deckt die Dehnfuge ab. An die Sockelleiste heften, nie an den Boden.',
        'Copre il giunto di dilatazione. Si fissa al battiscopa, mai al pavimento.',
      ),
    },
    {
      code: 'threshold',
      name: t(
        'Oak threshold bar {type}, {thickness} x {width} x {length} mm',
        'Übergangsprofil Eiche {type}, {thickness} x {width} x {length} mm',
        'Soglia in rovere {type}, {thickness} x {width} x {length} mm',
      ),
      sku: 'THRESH-{type}',
      each: [
        [
          { type: 'flat', thickness: 16, width: 44 },
          { type: 'half-round', thickness: 20, width: 58 },
        ],
      ],
      values: { wood_type: 'oak', length: 900, finish: 'oiled' },
      price: (v) => (v.type === 'flat' ? 9.9 : 12.6),
      weight: solid,
      picture: { form: 'moulding', material: 'oak', profile: 'd-mould' },
      about: t(
        'For doorways, between floors of the same or of different height.',
        'Für Durchgänge, zwischen gleich oder verschieden hohen Böden.',
        'Per i passaggi, tra pavimenti di pari o diversa altezza.',
      ),
    },
  ]),
  ...families({ ...trim, categories: ['flooring'], weight: () => 0.3 }, [
    {
      code: 'floor-sample',
      name: t(
        'Flooring sample box, six oak finishes',
        'Musterbox Parkett, sechs Eichenoberflächen',
        'Scatola campioni, sei finiture di rovere',
      ),
      sku: 'SAMPLE-FLOOR',
      values: { wood_type: 'oak' },
      price: () => 0,
      picture: { form: 'kit', material: 'oak', profile: 'samples' },
      about: t(
        'Six hand-sized pieces, free of charge. Look at them in your own light.',
        'Sechs handgroße Stücke, kostenlos. Ansehen bei eigenem Licht.',
        'Sei pezzi grandi come una mano, gratuiti. Guardateli alla vostra luce.',
      ),
    },
  ]),
  ...families({ range: 'flooring', categories: ['flooring'], weight: solid }, [
    {
      code: 'floor-parquet-strip',
      name: t(
        'Mosaic parquet finger {wood_type} 8 mm, pack of {coverage} m²',
        'Mosaikparkett {wood_type} 8 mm, {coverage} m²',
        'Lamparquet mosaico {wood_type} 8 mm, {coverage} m²',
      ),
      sku: 'FLOOR-MOSAIC-{wood_type}',
      each: [one('wood_type', 'oak', 'ash')],
      values: { coverage: 2.1, thickness: 8, finish: 'unfinished', use: 'indoor,flooring', brand: 'millrace' },
      price: (v) => (v.wood_type === 'oak' ? 52 : 49),
      weight: () => 12,
      picture: { form: 'flooring', material: '{wood_type}', profile: 'mosaic' },
      about: t(
        'Glue down, sand, oil. It will be there for your grandchildren.',
        'Kleben, schleifen, ölen. Hält bis zu den Enkeln.',
        'Si incolla, si leviga, si olia. Ci sarà ancora per i nipoti.',
      ),
    },
  ]),
]
