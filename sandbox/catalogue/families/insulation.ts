import { t } from '../wording/text.ts'
import { families, one, thicknesses, type Values } from './family.ts'
import { number, of } from './measures.ts'

const area = (v: Values) => Math.round(number(v, 'pack_quantity') * number(v, 'width') * number(v, 'length') * 1e-4) / 100
const board = {
  range: 'insulation',
  categories: ['insulation-boards'],
  taxClass: 3,
  values: { brand: 'warmcote', manufacturer: 'orwell' },
} as const
const datasheet = (file: string) =>
  t(`Data sheet|/media/docs/${file}.pdf`, `Datenblatt|/media/docs/${file}.pdf`, `Scheda tecnica|/media/docs/${file}.pdf`)

/** Energy-saving materials, all at the reduced rate. Packs are priced by the pack. */
export const INSULATION = [
  ...families({ ...board, weight: (v) => area(v) * number(v, 'thickness') * 0.03 }, [
    {
      code: 'pir',
      name: t(
        'PIR insulation board {thickness} mm, 2400 x 1200 mm',
        'PIR-Dämmplatte {thickness} mm, 2400 x 1200 mm',
        'Pannello isolante PIR {thickness} mm, 2400 x 1200 mm',
      ),
      sku: 'PIR-{thickness}',
      each: [thicknesses(25, 40, 50, 70, 75, 100, 120, 150)],
      values: {
        width: 1200,
        length: 2400,
        pack_quantity: 1,
        material: 'pir',
        thermal_conductivity: '0.022',
        fire_class: 'euro-e',
        use: 'structural',
      },
      texts: { documents: datasheet('pir') },
      price: (v) => 4.4 + number(v, 'thickness') * 0.255,
      coverage: area,
      picture: { form: 'insulation', material: 'pir' },
      about: t(
        'Foil-faced rigid foam for roofs, floors and walls. Tape the joints and the foil becomes the vapour control.',
        'Alukaschierter Hartschaum für Dach, Boden und Wand. Stöße abkleben, dann wirkt die Folie als Dampfbremse.',
        'Schiuma rigida con foglio di alluminio per tetti, pavimenti e pareti. Nastrate i giunti e il foglio fa da freno al vapore.',
      ),
      goesWith: ['INS-TAPE'],
    },
    {
      code: 'wood-fibre-board',
      name: t(
        'Wood fibre board {thickness} mm, tongue and groove',
        'Holzfaserplatte {thickness} mm, Nut und Feder',
        'Pannello in fibra di legno {thickness} mm, maschio e femmina',
      ),
      sku: 'WFIBRE-{thickness}',
      each: [thicknesses(22, 35, 60, 80, 100)],
      values: {
        width: 590,
        length: 1880,
        pack_quantity: 1,
        material: 'wood-fibre',
        thermal_conductivity: '0.043',
        fire_class: 'euro-e',
        certification: 'fsc',
      },
      price: (v) => 3 + number(v, 'thickness') * 0.212,
      coverage: area,
      weight: (v) => area(v) * number(v, 'thickness') * 0.16,
      picture: { form: 'insulation', material: 'wood-fibre' },
      about: t(
        'Keeps the heat out in August and holds the warmth in January, and lets the wall breathe out.',
        'Hält im August die Hitze draußen und im Januar die Wärme drinnen, und bleibt diffusionsoffen.',
        'Tiene fuori il caldo ad agosto e dentro a gennaio, e lascia traspirare la parete.',
      ),
    },
    {
      code: 'eps',
      name: t(
        'EPS 100 floor insulation {thickness} mm, 2400 x 1200 mm',
        'EPS-100-Bodendämmung {thickness} mm, 2400 x 1200 mm',
        'Isolante EPS 100 per pavimenti {thickness} mm, 2400 x 1200 mm',
      ),
      sku: 'EPS-{thickness}',
      each: [thicknesses(50, 75, 100)],
      values: { width: 1200, length: 2400, pack_quantity: 1, thermal_conductivity: '0.036' },
      price: (v) => 1.6 + number(v, 'thickness') * 0.128,
      coverage: area,
      picture: { form: 'insulation', material: 'eps' },
      about: t(
        'Light and strong, for floors under screed.',
        'Leicht und druckfest, für Böden unter Estrich.',
        'Leggero e resistente, sotto massetto.',
      ),
    },
  ]),
  ...families({ ...board, categories: ['insulation-rolls'], weight: (v) => area(v) * number(v, 'thickness') * 0.025 }, [
    {
      code: 'loft-roll',
      name: t('Loft roll {thickness} mm', 'Dachbodenrolle {thickness} mm', 'Rotolo per sottotetto {thickness} mm'),
      sku: 'LOFT-{thickness}',
      each: [
        [
          { thickness: 100, length: 12200 },
          { thickness: 150, length: 8400 },
          { thickness: 170, length: 7000 },
          { thickness: 200, length: 5800 },
        ],
      ],
      values: { width: 1140, pack_quantity: 1, material: 'glass-wool', thermal_conductivity: '0.044', fire_class: 'euro-a1' },
      texts: { documents: datasheet('loft-roll') },
      price: (v) => area(v) * (0.6 + number(v, 'thickness') * 0.0192),
      coverage: area,
      picture: { form: 'insulation', material: 'glass-wool' },
      about: t(
        'Lay 100 mm between the joists and 170 or 200 mm across them.',
        '100 mm zwischen die Balken, 170 oder 200 mm quer darüber.',
        '100 mm tra i travetti e 170 o 200 mm sopra, di traverso.',
      ),
    },
    {
      code: 'acoustic-slab',
      name: t('Acoustic mineral wool slab', 'Akustik-Dämmplatte Mineralwolle', 'Pannello acustico in lana minerale'),
      sku: 'INS-ACOUSTIC',
      variants: [
        [
          { thickness: 50, pack_quantity: 12 },
          { thickness: 75, pack_quantity: 8 },
          { thickness: 100, pack_quantity: 6 },
        ],
        one('width', 400, 600),
      ],
      values: { length: 1200, material: 'stone-wool', thermal_conductivity: '0.035', fire_class: 'euro-a1' },
      price: (v) => area(v) * (1.2 + number(v, 'thickness') * 0.041),
      coverage: area,
      weight: (v) => area(v) * number(v, 'thickness') * 0.045,
      picture: { form: 'insulation', material: 'stone-wool' },
      about: t(
        'Friction-fit slabs for stud walls and floors between flats.',
        'Klemmplatten für Ständerwände und Wohnungstrenndecken.',
        'Pannelli a incastro per pareti e solai tra appartamenti.',
      ),
    },
    {
      code: 'cavity-batt',
      name: t(
        'Cavity wall batt {thickness} mm, 455 x 1200 mm',
        'Kerndämmplatte {thickness} mm, 455 x 1200 mm',
        'Pannello per intercapedine {thickness} mm, 455 x 1200 mm',
      ),
      sku: 'CAVITY-{thickness}',
      each: [
        [
          { thickness: 50, pack_quantity: 12 },
          { thickness: 75, pack_quantity: 8 },
          { thickness: 100, pack_quantity: 6 },
        ],
      ],
      values: { width: 455, length: 1200, material: 'glass-wool', thermal_conductivity: '0.034', fire_class: 'euro-a1' },
      price: (v) => area(v) * (1 + number(v, 'thickness') * 0.033),
      coverage: area,
      picture: { form: 'insulation', material: 'glass-wool' },
      about: t(
        'Water-repellent batts sized for wall ties at 450 mm.',
        'Wasserabweisende Platten im Raster der Maueranker.',
        'Pannelli idrorepellenti a passo dei tiranti.',
      ),
    },
    {
      code: 'wood-fibre-flex',
      name: t(
        'Flexible wood fibre batt {thickness} mm, 575 x 1220 mm',
        'Flexible Holzfasermatte {thickness} mm, 575 x 1220 mm',
        'Materassino flessibile in fibra di legno {thickness} mm, 575 x 1220 mm',
      ),
      sku: 'WFLEX-{thickness}',
      each: [
        [
          { thickness: 60, pack_quantity: 8 },
          { thickness: 100, pack_quantity: 5 },
          { thickness: 140, pack_quantity: 4 },
        ],
      ],
      values: { width: 575, length: 1220, material: 'wood-fibre', thermal_conductivity: '0.036', certification: 'fsc' },
      price: (v) => area(v) * (1.5 + number(v, 'thickness') * 0.118),
      coverage: area,
      weight: (v) => area(v) * number(v, 'thickness') * 0.05,
      picture: { form: 'insulation', material: 'wood-fibre' },
      about: t(
        'Presses in between the rafters and stays. No itch.',
        'Zwischen die Sparren klemmen, hält. Juckt nicht.',
        'Si incastra tra i puntoni e resta. Non pizzica.',
      ),
    },
  ]),
  ...families({ range: 'insulation', categories: ['insulation'], weight: () => 0.6, values: { brand: 'warmcote' } }, [
    {
      code: 'foil-tape',
      name: t(
        'Aluminium foil tape {width} mm x 50 m',
        'Aluminiumklebeband {width} mm x 50 m',
        'Nastro di alluminio {width} mm x 50 m',
      ),
      sku: 'INS-TAPE',
      each: [one('width', 75)],
      price: () => 6.9,
      picture: { form: 'tool', material: 'steel', profile: 'tape' },
      about: t(
        'Seals the joints of foil-faced boards.',
        'Dichtet die Stöße kaschierter Platten.',
        'Sigilla i giunti dei pannelli rivestiti.',
      ),
    },
    {
      code: 'membrane',
      name: t('{type} membrane 1.5 x 50 m', 'Bahn {type} 1,5 x 50 m', 'Membrana {type} 1,5 x 50 m'),
      sku: 'MEMBRANE-{type}',
      each: [one('type', 'standard', 'fire-retardant')],
      values: { width: 1500, coverage: 75, use: 'structural' },
      price: (v) => of({ standard: 58, 'fire-retardant': 109 }, v, 'type'),
      weight: () => 9.5,
      picture: { form: 'insulation', material: 'membrane' },
      about: t(
        'Breather membrane for walls and pitched roofs.',
        'Diffusionsoffene Bahn für Wand und Steildach.',
        'Membrana traspirante per pareti e tetti a falda.',
      ),
    },
  ]),
]
