import { t } from '../wording/text.ts'
import { families, lengths, one, sections, sizes, type Values } from './family.ts'
import { cubic, number, of } from './measures.ts'

const treated = {
  wood_type: 'pine',
  treatment: 'uc4',
  use: 'outdoor,garden',
  certification: 'fsc',
  brand: 'greenway',
  manufacturer: 'caledon',
}
const wet = (v: Values) => cubic(v) * 620
const height = (v: Values) => Number(String(v.size).split(' x ')[1]?.replace(' mm', ''))

/** Panels, gates, posts, rails and sleepers. */
export const FENCING = [
  ...families(
    {
      range: 'fencing',
      categories: ['fence-panels'],
      values: treated,
      weight: (v) => height(v) / 70,
      goesWith: ['POST-100X100', 'STAIN-FENCE', 'POSTMIX'],
    },
    [
      {
        code: 'fence-panel',
        name: t('{type} fence panel', 'Zaunelement {type}', 'Pannello per recinzione {type}'),
        sku: 'FENCE-{type}',
        each: [one('type', 'lap', 'closeboard', 'slatted', 'tongue-groove')],
        variants: [
          sizes('1830 x 900 mm', '1830 x 1200 mm', '1830 x 1500 mm', '1830 x 1830 mm'),
          one('colour', 'golden-brown', 'green'),
        ],
        price: (v) =>
          of({ lap: 15.5, closeboard: 27, slatted: 38, 'tongue-groove': 46 }, v, 'type') +
          height(v) * of({ lap: 0.0095, closeboard: 0.0135, slatted: 0.022, 'tongue-groove': 0.026 }, v, 'type'),
        picture: { form: 'fence', material: '{colour}', profile: '{type}' },
        about: t(
          'Six feet wide, framed on both sides and pressure treated. Two people carry it.',
          '1,83 m breit, beidseitig gerahmt und kesseldruckimprägniert. Zu zweit tragen.',
          'Largo 1,83 m, incorniciato e impregnato in autoclave. Si porta in due.',
        ),
      },
      {
        code: 'trellis',
        name: t('Square trellis panel {size}', 'Spalierelement {size}', 'Grigliato quadrato {size}'),
        sku: 'TRELLIS-{size}',
        each: [sizes('1830 x 300 mm', '1830 x 600 mm', '1830 x 900 mm')],
        values: { type: 'trellis' },
        price: (v) => 9 + height(v) * 0.0185,
        picture: { form: 'fence', material: 'golden-brown', profile: 'trellis' },
        about: t(
          'Heavy battens, stapled twice at each crossing.',
          'Kräftige Leisten, an jeder Kreuzung doppelt geklammert.',
          'Listelli robusti, due graffe per ogni incrocio.',
        ),
      },
      {
        code: 'garden-gate',
        name: t('{type} garden gate {size}', 'Gartentor {type} {size}', 'Cancello da giardino {type} {size}'),
        sku: 'GATE-{type}-{size}',
        each: [one('type', 'closeboard', 'slatted'), sizes('900 x 900 mm', '900 x 1800 mm')],
        price: (v) => 28 + height(v) * (v.type === 'slatted' ? 0.058 : 0.042),
        picture: { form: 'fence', material: 'golden-brown', profile: '{type}' },
        about: t(
          'Ledged, braced and framed. Hinges and latch are sold separately.',
          'Gerahmt und ausgesteift. Bänder und Riegel separat.',
          'Telaio con saetta. Cerniere e chiavistello a parte.',
        ),
        goesWith: ['HINGE-TEE'],
      },
    ],
  ),
  ...families({ range: 'fencing', categories: ['fence-posts'], values: treated, weight: wet, linear: true }, [
    {
      code: 'fence-post',
      name: t(
        'Treated fence post {thickness} x {width} mm',
        'Zaunpfosten imprägniert {thickness} x {width} mm',
        'Palo per recinzione impregnato {thickness} x {width} mm',
      ),
      sku: 'POST-{thickness}X{width}',
      each: [sections([75, 75], [100, 100], [125, 125])],
      variants: [lengths(1800, 2100, 2400, 3000)],
      values: { finish: 'sawn' },
      price: (v) => 0.6 + cubic(v) * 525,
      picture: { form: 'batten', material: 'pine-treated' },
      about: t(
        'Incised and treated for ground contact. A quarter of the length belongs in the ground.',
        'Perforiert und für Erdkontakt imprägniert. Ein Viertel der Länge gehört in den Boden.',
        'Inciso e impregnato per contatto col terreno. Un quarto della lunghezza va interrato.',
      ),
      goesWith: ['POSTMIX', 'CAP-POST'],
      childDocuments: true,
    },
    {
      code: 'featheredge',
      name: t(
        'Featheredge board 22 x 125 x {length} mm',
        'Konisches Zaunbrett 22 x 125 x {length} mm',
        'Tavola a cuneo 22 x 125 x {length} mm',
      ),
      sku: 'FEATHER-{length}',
      each: [lengths(1500, 1650, 1800)],
      values: { thickness: 22, width: 125, type: 'feather-edge', finish: 'sawn' },
      price: (v) => 0.1 + cubic(v) * 355,
      picture: { form: 'board', material: 'pine-treated' },
      about: t('Lap each board 25 mm over the last.', 'Jedes Brett 25 mm überlappen.', 'Sormontate ogni tavola di 25 mm.'),
      goesWith: ['NAIL-ANNULAR'],
    },
    {
      code: 'arris-rail',
      name: t(
        'Arris rail 75 x 75 x {length} mm',
        'Dreikantriegel 75 x 75 x {length} mm',
        'Traverso triangolare 75 x 75 x {length} mm',
      ),
      sku: 'ARRIS-{length}',
      each: [lengths(2400, 3000)],
      values: { thickness: 75, width: 75, finish: 'sawn' },
      price: (v) => 0.6 + cubic(v) * 300,
      picture: { form: 'batten', material: 'pine-treated' },
      about: t(
        'Triangular rail, tenoned into the posts or hung in brackets.',
        'Dreikantriegel, in die Pfosten gezapft oder in Halter gelegt.',
        'Traverso triangolare, tenonato nei pali o su staffe.',
      ),
    },
    {
      code: 'gravel-board',
      name: t(
        'Gravel board {thickness} x {width} x {length} mm',
        'Sockelbrett {thickness} x {width} x {length} mm',
        'Tavola di base {thickness} x {width} x {length} mm',
      ),
      sku: 'GRAVEL-{width}-{length}',
      each: [sections([22, 150], [47, 200]), lengths(1830, 3000)],
      values: { finish: 'sawn' },
      price: (v) => 0.4 + cubic(v) * 520,
      picture: { form: 'board', material: 'pine-treated' },
      about: t(
        'Keeps the panel off wet ground. Replace the board, not the fence.',
        'Hält das Element vom nassen Boden. Erneuert wird das Brett, nicht der Zaun.',
        'Tiene il pannello lontano dal bagnato. Si cambia la tavola, non la recinzione.',
      ),
    },
    {
      code: 'sleeper',
      name: t(
        '{wood_type} sleeper {thickness} x {width} x {length} mm',
        'Schwelle {wood_type} {thickness} x {width} x {length} mm',
        'Traversina di {wood_type} {thickness} x {width} x {length} mm',
      ),
      sku: 'SLEEPER-{wood_type}-{width}',
      each: [
        [
          { wood_type: 'pine', treatment: 'uc4' },
          { wood_type: 'oak', treatment: 'green' },
        ],
        sections([100, 200], [125, 250]),
      ],
      values: { length: 2400, finish: 'sawn' },
      price: (v) => cubic(v) * (v.wood_type === 'oak' ? 610 : 440),
      weight: (v) => cubic(v) * (v.wood_type === 'oak' ? 980 : 640),
      linear: false,
      picture: { form: 'batten', material: '{wood_type}' },
      about: t(
        'New, not reclaimed: no creosote and no tar. For beds, steps and edges.',
        'Neu, nicht gebraucht: ohne Kreosot und Teer. Für Beete, Stufen und Kanten.',
        'Nuova, non di recupero: niente creosoto né catrame. Per aiuole, gradini e bordi.',
      ),
      goesWith: ['SCR-STRUCTURAL-6'],
    },
    {
      code: 'concrete-post',
      name: t(
        'Slotted concrete post {length} mm',
        'Betonpfosten genutet {length} mm',
        'Palo in calcestruzzo scanalato {length} mm',
      ),
      sku: 'CONPOST-{length}',
      each: [lengths(1830, 2440, 2740)],
      values: {
        wood_type: '',
        treatment: '',
        certification: '',
        manufacturer: '',
        thickness: 94,
        width: 109,
        material: 'concrete',
        phone_order_only: 1,
      },
      price: (v) => 3 + number(v, 'length') * 0.0074,
      weight: (v) => number(v, 'length') * 0.0205,
      linear: false,
      picture: { form: 'batten', material: 'concrete' },
      about: t(
        'Reinforced, slotted for panels. Heavy: delivered by crane lorry only, so please ring us.',
        'Bewehrt, für Elemente genutet. Schwer: nur mit Kranwagen, bitte anrufen.',
        'Armato, scanalato per pannelli. Pesante: solo con camion gru, telefonateci.',
      ),
      goesWith: ['POSTMIX'],
    },
    {
      code: 'post-cap',
      name: t(
        'Treated post cap {type} for {width} mm posts',
        'Pfostenkappe {type} für {width}-mm-Pfosten',
        'Cappello {type} per pali da {width} mm',
      ),
      sku: 'CAP-POST',
      each: [[{ type: 'pyramid', width: 100 }]],
      price: () => 2.2,
      weight: () => 0.2,
      linear: false,
      picture: { form: 'newel', material: 'pine-treated', profile: 'pyramid' },
      about: t(
        'Sheds the rain from the end grain.',
        'Leitet Regen vom Hirnholz ab.',
        'Allontana la pioggia dalla testa del palo.',
      ),
    },
    {
      code: 'postmix',
      name: t('Post mix concrete 20 kg', 'Pfostenbeton 20 kg', 'Calcestruzzo per pali 20 kg'),
      sku: 'POSTMIX',
      values: { wood_type: '', treatment: '', certification: '', manufacturer: '', size: '20 kg', material: 'concrete' },
      price: () => 5.4,
      weight: () => 20,
      linear: false,
      picture: { form: 'service', material: 'concrete' },
      about: t(
        'Pour in dry, add water, hold the post for ten minutes.',
        'Trocken einfüllen, Wasser dazu, Pfosten zehn Minuten halten.',
        'Versate a secco, aggiungete acqua, tenete il palo dieci minuti.',
      ),
    },
  ]),
]
