import { t } from '../wording/text.ts'
import { families, lengths, one, sizes } from './family.ts'
import { number, of, solid } from './measures.ts'

const DOOR_SIZES = ['1981 x 610 mm', '1981 x 686 mm', '1981 x 762 mm', '1981 x 838 mm', '2040 x 826 mm']
const FIRE_SIZES = ['1981 x 686 mm', '1981 x 762 mm', '1981 x 838 mm', '2040 x 826 mm']
const ironmongery = { range: 'doors', categories: ['door-linings'], weight: () => 0.4 } as const

/** Doors, linings and ironmongery. */
export const DOORS = [
  ...families(
    {
      range: 'doors',
      categories: ['doors'],
      weight: () => 26,
      values: { brand: 'stonebridge', use: 'indoor', certification: 'fsc' },
      goesWith: ['LINING-PINE', 'HINGE-BUTT', 'LATCH-TUBULAR'],
    },
    [
      {
        code: 'door-oak',
        name: t('{type} oak internal door', 'Innentür Eiche {type}', 'Porta interna in rovere {type}'),
        sku: 'DOOR-OAK-{type}',
        each: [one('type', 'shaker', 'four-panel', 'cottage', 'ladder', 'glazed-shaker')],
        variants: [sizes(...DOOR_SIZES), one('finish', 'unfinished', 'pre-lacquered')],
        values: { wood_type: 'oak', thickness: 35 },
        price: (v) =>
          of({ shaker: 112, 'four-panel': 124, cottage: 118, ladder: 121, 'glazed-shaker': 158 }, v, 'type') +
          (v.finish === 'pre-lacquered' ? 22 : 0) +
          (v.size === '2040 x 826 mm' ? 9 : 0),
        picture: { form: 'door', material: 'oak', profile: '{type}' },
        about: t(
          'Crown-cut oak veneer over an engineered core, with solid oak lippings that can be trimmed by 6 mm a side.',
          'Eichenfurnier auf verleimtem Kern, Kanten aus massiver Eiche, je Seite 6 mm kürzbar.',
          'Impiallacciatura di rovere su anima ingegnerizzata, bordi in massello rifilabili di 6 mm per lato.',
        ),
        childDocuments: true,
      },
      {
        code: 'door-white',
        name: t('{type} white primed internal door', 'Innentür weiß grundiert {type}', 'Porta interna bianca {type}'),
        sku: 'DOOR-WHITE-{type}',
        each: [one('type', 'shaker', 'four-panel', 'cottage', 'flush')],
        variants: [sizes(...DOOR_SIZES)],
        values: { finish: 'primed', colour: 'white', thickness: 35 },
        price: (v) =>
          of({ shaker: 84, 'four-panel': 78, cottage: 81, flush: 42 }, v, 'type') + (v.size === '2040 x 826 mm' ? 7 : 0),
        picture: { form: 'door', material: 'white', profile: '{type}' },
        about: t(
          'Smooth, double primed and ready for two top coats.',
          'Glatt, doppelt grundiert, fertig für zwei Deckanstriche.',
          'Liscia, doppio fondo, pronta per due mani di smalto.',
        ),
      },
      {
        code: 'door-fire',
        name: t('{type} oak fire door FD30', 'Feuerschutztür Eiche FD30 {type}', 'Porta tagliafuoco in rovere FD30 {type}'),
        sku: 'DOOR-FD30-{type}',
        each: [one('type', 'shaker', 'four-panel')],
        variants: [sizes(...FIRE_SIZES)],
        values: { wood_type: 'oak', finish: 'unfinished', thickness: 44, fire_class: 'fd30' },
        texts: {
          documents: t(
            'Fire test certificate|/media/docs/fd30.pdf\nFitting instructions|/media/docs/fd30-fitting.pdf',
            'Brandprüfzeugnis|/media/docs/fd30.pdf',
            'Certificato antincendio|/media/docs/fd30.pdf',
          ),
        },
        price: (v) => of({ shaker: 168, 'four-panel': 182 }, v, 'type') + (v.size === '2040 x 826 mm' ? 11 : 0),
        picture: { form: 'door', material: 'oak', profile: '{type}' },
        about: t(
          '44 mm, tested for thirty minutes in a rebated frame with intumescent seals. Three hinges, please.',
          '44 mm, 30 Minuten geprüft mit aufschäumender Dichtung. Bitte drei Bänder.',
          '44 mm, testata trenta minuti con guarnizioni intumescenti. Tre cerniere, per favore.',
        ),
        goesWith: ['LINING-FIRE', 'HINGE-BUTT'],
      },
    ],
  ),
  ...families(
    {
      range: 'doors',
      categories: ['door-linings'],
      weight: (v) => solid({ thickness: 30, length: 5200, ...v }),
      goesWith: ['SCR-ZINC-5', 'HINGE-BUTT'],
    },
    [
      {
        code: 'door-lining',
        name: t('{wood_type} door lining set 30 mm', 'Türzargensatz {wood_type} 30 mm', 'Set telaio porta in {wood_type} 30 mm'),
        sku: 'LINING-{wood_type}',
        each: [
          [
            { wood_type: 'pine', finish: 'planed' },
            { wood_type: 'mdf', finish: 'primed' },
            { wood_type: 'oak', finish: 'unfinished' },
          ],
        ],
        variants: [one('width', 108, 133, 138)],
        values: { thickness: 30, brand: 'stonebridge', use: 'indoor,joinery' },
        price: (v) => of({ pine: 24, mdf: 29, oak: 96 }, v, 'wood_type') + number(v, 'width') * 0.07,
        picture: { form: 'door', material: '{wood_type}', profile: 'lining' },
        about: t(
          'Head and two legs, housed for 686 and 762 mm doors, with loose stops.',
          'Kopfstück und zwei Schenkel, genutet für 686 und 762 mm, mit losen Anschlägen.',
          'Traverso e due montanti, sede per porte da 686 e 762 mm, battute sciolte.',
        ),
      },
      {
        code: 'fire-lining',
        name: t(
          'Fire door casing FD30, 32 x 132 mm',
          'Brandschutzzarge FD30, 32 x 132 mm',
          'Telaio tagliafuoco FD30, 32 x 132 mm',
        ),
        sku: 'LINING-FIRE',
        values: { wood_type: 'sapele', thickness: 32, width: 132, fire_class: 'fd30' },
        price: () => 74,
        picture: { form: 'door', material: 'sapele', profile: 'lining' },
        about: t(
          'Hardwood set grooved for the intumescent strip, which is in the pack.',
          'Hartholzsatz, genutet für den beiliegenden Quellstreifen.',
          'Set in legno duro scanalato per la striscia intumescente, inclusa.',
        ),
      },
      {
        code: 'door-stop',
        name: t(
          '{wood_type} door stop 12 x 32 x {length} mm',
          'Anschlagleiste {wood_type} 12 x 32 x {length} mm',
          'Battuta per porta in {wood_type} 12 x 32 x {length} mm',
        ),
        sku: 'STOP-{wood_type}-{length}',
        each: [one('wood_type', 'pine', 'oak'), lengths(2100)],
        values: { thickness: 12, width: 32 },
        price: (v) => (v.wood_type === 'oak' ? 6.8 : 2.4),
        weight: solid,
        linear: true,
        picture: { form: 'moulding', material: '{wood_type}', profile: 'square-edge' },
        about: t(
          'Pinned to the lining once the door hangs true.',
          'Wird an die Zarge geheftet, wenn die Tür hängt.',
          'Si fissa al telaio quando la porta è a piombo.',
        ),
      },
    ],
  ),
  ...families(ironmongery, [
    {
      code: 'hinge-butt',
      name: t('Ball-bearing butt hinges, pair', 'Kugellagerbänder, Paar', 'Cerniere su sfere, coppia'),
      sku: 'HINGE-BUTT',
      variants: [one('size', '76 x 51 mm', '102 x 76 mm'), one('finish', 'a2-stainless', 'brass', 'black-powder')],
      values: { brand: 'kestrel', material: 'steel' },
      price: (v) =>
        (v.size === '76 x 51 mm' ? 5.2 : 8.4) * of({ 'a2-stainless': 1, brass: 1.25, 'black-powder': 1.1 }, v, 'finish'),
      picture: { form: 'bolt', material: '{finish}', profile: 'hinge' },
      about: t('Grade 11, CE marked, with screws.', 'Klasse 11, CE, mit Schrauben.', 'Grado 11, marcatura CE, con viti.'),
    },
    {
      code: 'hinge-tee',
      name: t(
        'Heavy tee hinges {size}, galvanised, pair',
        'Ladenbänder {size}, feuerverzinkt, Paar',
        'Cerniere a T {size}, zincate, coppia',
      ),
      sku: 'HINGE-TEE',
      each: [one('size', '300 mm')],
      values: { brand: 'kestrel', finish: 'galvanised', material: 'steel' },
      price: () => 11.2,
      picture: { form: 'bolt', material: 'galvanised', profile: 'hinge' },
      about: t('For sheds and garden gates.', 'Für Schuppen und Gartentore.', 'Per casette e cancelli.'),
    },
    {
      code: 'latch',
      name: t('Tubular mortice latch', 'Rohrfalle', 'Scrocco tubolare'),
      sku: 'LATCH-TUBULAR',
      variants: [one('size', '64 mm', '76 mm'), one('finish', 'brass', 'chrome')],
      values: { brand: 'kestrel' },
      price: (v) => (v.size === '64 mm' ? 3.1 : 3.4),
      picture: { form: 'bolt', material: '{finish}', profile: 'latch' },
      about: t(
        'A 22 mm hole from the edge, a spindle hole from the face, and it is in.',
        '22-mm-Bohrung von der Kante, Nussloch von der Fläche, fertig.',
        'Un foro da 22 mm di testa, uno per il quadro, e c’è.',
      ),
    },
    {
      code: 'lever-handle',
      name: t(
        'Lever handles on rose, {finish}, pair',
        'Drückergarnitur auf Rosette, {finish}, Paar',
        'Maniglie su rosetta, {finish}, coppia',
      ),
      sku: 'LEVER-{finish}',
      each: [one('finish', 'chrome', 'black-powder', 'brushed-nickel')],
      values: { brand: 'kestrel' },
      price: (v) => of({ chrome: 17.5, 'black-powder': 19.8, 'brushed-nickel': 21.5 }, v, 'finish'),
      picture: { form: 'bolt', material: '{finish}', profile: 'handle' },
      about: t(
        'Sprung, bolt-through fixings, ten-year guarantee.',
        'Gefedert, durchgehend verschraubt, zehn Jahre Garantie.',
        'Con molla, viti passanti, dieci anni di garanzia.',
      ),
    },
  ]),
]
