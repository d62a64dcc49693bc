import { t } from '../wording/text.ts'
import { families, lengths, one, sections, widths } from './family.ts'
import { cubic, machined, number, solid } from './measures.ts'

/** Boards and beams of hardwood, cladding. */
export const HARDWOOD = [
  ...families({ range: 'timber', categories: ['hardwood'], weight: solid, linear: true }, [
    {
      code: 'hardwood-par',
      name: t(
        '{wood_type} board, prime PAR {thickness} mm',
        'Brett {wood_type}, Prime gehobelt {thickness} mm',
        'Tavola di {wood_type}, prima scelta piallata {thickness} mm',
      ),
      sku: '{wood_type}-BOARD-{thickness}',
      each: [
        one('wood_type', 'oak', 'ash', 'beech', 'walnut', 'maple', 'cherry', 'sapele', 'tulipwood', 'iroko'),
        one('thickness', 12, 22, 33, 45),
      ],
      variants: [widths(70, 95, 120, 150, 195), lengths(1000, 1500, 2000, 2500)],
      values: {
        finish: 'planed',
        treatment: 'kiln',
        use: 'joinery,furniture',
        edge: 'square',
        moisture_content: '8–12 %',
        certification: 'fsc',
        manufacturer: 'appalachia',
        brand: 'heartwood',
      },
      price: (v) => machined(v, number(v, 'thickness') < 20 ? 1.12 : 1, 0.8),
      picture: { form: 'board', material: '{wood_type}' },
      about: t(
        'Kiln-dried prime boards, planed all round to the size stated and square-edged. Picked by hand: if you need a matched set, write it in the order notes and we will look for one.',
        'Technisch getrocknete Prime-Bretter, allseitig auf Fertigmaß gehobelt und winklig. Von Hand ausgesucht: Zusammenpassende Stücke suchen wir auf Wunsch heraus.',
        'Tavole di prima scelta essiccate, piallate a misura finita e squadrate. Scelte a mano: se serve un gruppo coordinato, indicatelo nelle note.',
      ),
      goesWith: ['OIL-HARDWAX', 'GLUE-D4-500ML', 'SAND-SHEET-180'],
    },
    {
      code: 'oak-board-22-150',
      name: t(
        'Oak board {thickness} x {width} mm',
        'Eichenbrett {thickness} x {width} mm',
        'Tavola di rovere {thickness} x {width} mm',
      ),
      sku: 'OAK-BOARD-CHR-{thickness}X{width}',
      each: [sections([22, 100], [22, 150], [22, 200])],
      variants: [lengths(900, 1200, 1800, 2400), one('finish', 'planed', 'oiled')],
      values: {
        wood_type: 'oak',
        treatment: 'kiln',
        use: 'furniture',
        edge: 'square',
        brand: 'heartwood',
        manufacturer: 'severn',
        certification: 'grown',
      },
      price: (v) => machined(v, v.finish === 'oiled' ? 0.98 : 0.82, 1.1),
      picture: { form: 'board', material: 'oak' },
      about: t(
        'Character-grade English oak with knots and colour, planed or oiled ready to fit. For shelves, window boards and cupboard fronts.',
        'Rustikale englische Eiche mit Ästen und Farbe, gehobelt oder fertig geölt. Für Regale, Fensterbänke und Fronten.',
        'Rovere inglese rustico con nodi e colore, piallato o già oliato. Per mensole, davanzali e ante.',
      ),
      goesWith: ['OIL-HARDWAX', 'OIL-DANISH', 'SCR-BRASS-4'],
      childDocuments: true,
    },
    {
      code: 'waney-edge',
      name: t(
        'Waney-edge {wood_type} slab {thickness} x {width} x {length} mm',
        'Baumkantenbohle {wood_type} {thickness} x {width} x {length} mm',
        'Tavolone di {wood_type} con smusso {thickness} x {width} x {length} mm',
      ),
      sku: 'SLAB-{wood_type}-{width}X{length}',
      each: [
        one('wood_type', 'oak', 'ash', 'walnut'),
        [
          { width: 350, length: 1500 },
          { width: 450, length: 2000 },
          { width: 600, length: 2400 },
        ],
      ],
      values: {
        thickness: 54,
        finish: 'sawn',
        treatment: 'kiln',
        edge: 'waney',
        phone_order_only: 1,
        manufacturer: 'severn',
        certification: 'grown',
      },
      price: (v) => machined(v, 0.72, 12),
      picture: { form: 'board', material: '{wood_type}', profile: 'waney' },
      about: t(
        'A slab through the log with both natural edges. Every one is different, so we choose it with you over the telephone and send photographs.',
        'Eine Bohle durch den Stamm mit beiden Naturkanten. Jede ist anders, deshalb suchen wir sie telefonisch mit Ihnen aus und schicken Fotos.',
        'Un tavolone a tutto tronco con i due bordi naturali. Ognuno è diverso: lo scegliamo con voi al telefono e mandiamo le foto.',
      ),
      goesWith: ['OIL-TUNG'],
    },
    {
      code: 'turning-blank',
      name: t(
        '{wood_type} turning blank {thickness} x {width} x {length} mm',
        'Drechselkantel {wood_type} {thickness} x {width} x {length} mm',
        'Blocco da tornio di {wood_type} {thickness} x {width} x {length} mm',
      ),
      sku: 'BLANK-{wood_type}-{thickness}X{length}',
      each: [
        one('wood_type', 'ash', 'beech', 'cherry', 'walnut'),
        [
          { thickness: 50, width: 50, length: 300 },
          { thickness: 75, width: 75, length: 450 },
        ],
      ],
      values: { finish: 'planed', treatment: 'kiln', use: 'furniture', manufacturer: 'severn' },
      price: (v) => machined(v, 1.5, 1.2),
      linear: false,
      picture: { form: 'batten', material: '{wood_type}' },
      about: t(
        'Dried slowly, ends waxed, straight in the grain.',
        'Langsam getrocknet, Enden gewachst, gerade gewachsen.',
        'Essiccato lentamente, teste cerate, fibra diritta.',
      ),
      goesWith: ['OIL-DANISH', 'TOOL-CHISEL'],
    },
  ]),
  ...families({ range: 'timber', categories: ['oak-beams'], weight: (v) => cubic(v) * 1000, linear: true }, [
    {
      code: 'green-oak',
      name: t(
        'Fresh-sawn oak beam {thickness} x {width} mm',
        'Eichenbalken frisch {thickness} x {width} mm',
        'Trave di rovere fresco {thickness} x {width} mm',
      ),
      sku: 'BEAM-OAK-{thickness}X{width}',
      each: [sections([100, 100], [150, 150], [200, 200], [150, 225])],
      variants: [lengths(1800, 2400, 3000, 3600, 4200)],
      values: {
        wood_type: 'oak',
        treatment: 'green',
        finish: 'sawn',
        strength_class: 'd30',
        durability: 'class-2',
        phone_order_only: 1,
        use: 'structural,outdoor',
      },
      price: (v) => 4 + cubic(v) * 1490,
      picture: { form: 'batten', material: 'oak' },
      about: t(
        'Sawn to order from European oak. It moves and checks as it dries, which is the beauty of it. Ordered by telephone because the lorry needs a plan.',
        'Nach Bestellung aus europäischer Eiche gesägt. Sie arbeitet und reißt beim Trocknen, das gehört dazu. Bestellung telefonisch, der Lkw will geplant sein.',
        'Segata su ordine da rovere europeo. Si muove e si fessura asciugando, ed è il suo bello. Si ordina per telefono perché il camion va organizzato.',
      ),
      goesWith: ['CBOLT-12'],
    },
    {
      code: 'mantel',
      name: t(
        'Air-dried oak mantel beam {thickness} x {width} x {length} mm',
        'Kaminbalken Eiche {thickness} x {width} x {length} mm',
        'Trave da camino in rovere {thickness} x {width} x {length} mm',
      ),
      sku: 'MANTEL-OAK-{length}',
      each: [lengths(1200, 1500, 1800)],
      values: {
        thickness: 100,
        width: 150,
        wood_type: 'oak',
        finish: 'oiled',
        treatment: 'kiln',
        use: 'indoor',
        brand: 'heartwood',
      },
      price: (v) => 38 + cubic(v) * 3900,
      weight: (v) => cubic(v) * 760,
      linear: false,
      picture: { form: 'batten', material: 'oak' },
      about: t(
        'Air-dried for four years, sanded, with softened corners and two coats of oil. Brackets included.',
        'Vier Jahre luftgetrocknet, geschliffen, mit gebrochenen Kanten und zweimal geölt. Mit Haltern.',
        'Stagionata quattro anni, levigata, spigoli addolciti e due mani di olio. Staffe incluse.',
      ),
      goesWith: ['OIL-HARDWAX'],
    },
  ]),
  ...families(
    { range: 'timber', categories: ['cladding'], weight: solid, linear: true, values: { use: 'outdoor', finish: 'planed' } },
    [
      {
        code: 'cladding',
        name: t(
          '{wood_type} {type} cladding {thickness} x {width} mm',
          'Fassade {wood_type} {type} {thickness} x {width} mm',
          'Rivestimento in {wood_type} {type} {thickness} x {width} mm',
        ),
        sku: 'CLAD-{wood_type}-{type}-{width}',
        each: [
          [
            { wood_type: 'larch', durability: 'class-3' },
            { wood_type: 'cedar', durability: 'class-2' },
            { wood_type: 'thermo-ash', durability: 'class-1', treatment: 'thermal' },
            { wood_type: 'redwood', durability: 'class-4', treatment: 'uc3' },
          ],
          [
            { type: 'shiplap', thickness: 20, width: 120 },
            { type: 'tongue-groove', thickness: 20, width: 145 },
            { type: 'rainscreen', thickness: 26, width: 68 },
          ],
        ],
        variants: [lengths(2400, 3000, 3600, 4200, 4800)],
        values: { certification: 'fsc', brand: 'greenway', manufacturer: 'baltwood' },
        price: (v) => machined(v, 0.78, 0.4),
        coverage: (v) => (number(v, 'width') - 12) * number(v, 'length') * 1e-6,
        picture: { form: 'panel', material: '{wood_type}', profile: '{type}' },
        about: t(
          'Machined from selected boards with few knots. Leave it to weather to silver, or oil it every second spring.',
          'Aus ausgesuchten, astarmen Brettern gehobelt. Silbern vergrauen lassen oder jeden zweiten Frühling ölen.',
          'Profilato da tavole scelte con pochi nodi. Lasciatelo ingrigire o oliatelo ogni due primavere.',
        ),
        goesWith: ['SCR-STAINLESS-4.5', 'STAIN-EXTERIOR'],
      },
    ],
  ),
]
