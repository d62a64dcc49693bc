import { t } from '../wording/text.ts'
import { families, one, sizes } from './family.ts'
import { amount, of } from './measures.ts'

const shared = { range: 'fixings', categories: ['adhesives'], weight: amount, values: { brand: 'bondwell' } } as const

/** Glue, filler, caulk and sealant. */
export const ADHESIVES = [
  ...families(shared, [
    {
      code: 'glue-pva',
      name: t('PVA wood glue D3 {size}', 'Holzleim D3 {size}', 'Colla vinilica D3 {size}'),
      sku: 'GLUE-PVA-{size}',
      each: [sizes('250 ml', '500 ml', '1 l', '5 l')],
      values: { use: 'indoor,joinery' },
      price: (v) => 1.6 + amount(v) * (amount(v) > 1 ? 4.4 : 6.2),
      picture: { form: 'bottle', material: 'white' },
      about: t(
        'Sets in twenty minutes, sands without clogging and dries clear.',
        'Bindet in zwanzig Minuten ab, lässt sich schleifen und trocknet farblos.',
        'Presa in venti minuti, si carteggia e asciuga trasparente.',
      ),
    },
    {
      code: 'glue-d4',
      name: t('Waterproof D4 wood glue {size}', 'Holzleim wasserfest D4 {size}', 'Colla da legno impermeabile D4 {size}'),
      sku: 'GLUE-D4-{size}',
      each: [sizes('500 ml', '1 l')],
      values: { use: 'outdoor,joinery' },
      price: (v) => 2.8 + amount(v) * 9.4,
      picture: { form: 'bottle', material: 'harbour-blue' },
      about: t(
        'For doors, windows and flooring joints.',
        'Für Türen, Fenster und Bodenfugen.',
        'Per porte, finestre e giunti di pavimenti.',
      ),
    },
    {
      code: 'glue-pu',
      name: t('Polyurethane wood glue {size}', 'PU-Holzleim {size}', 'Colla poliuretanica {size}'),
      sku: 'GLUE-PU-{size}',
      each: [sizes('310 ml', '750 ml')],
      values: { use: 'outdoor,joinery' },
      price: (v) => 4 + amount(v) * 12,
      picture: { form: 'bottle', material: 'golden-brown' },
      about: t(
        'Foams into gaps and holds damp oak. Wear gloves: it stays on skin for a week.',
        'Schäumt in Fugen und hält feuchte Eiche. Handschuhe tragen: Es bleibt eine Woche auf der Haut.',
        'Espande nelle fessure e tiene il rovere umido. Usate i guanti: sulla pelle resta una settimana.',
      ),
    },
    {
      code: 'grab-adhesive',
      name: t(
        'Solvent-free grab adhesive 350 ml',
        'Montagekleber lösemittelfrei 350 ml',
        'Adesivo di montaggio senza solventi 350 ml',
      ),
      sku: 'ADH-GRAB',
      values: { size: '350 ml', colour: 'white', use: 'indoor' },
      price: () => 3.4,
      picture: { form: 'tube', material: 'white' },
      about: t(
        'Holds skirting and panelling without a nail showing. Paintable.',
        'Hält Leisten und Paneele ohne sichtbaren Nagel. Überstreichbar.',
        'Tiene battiscopa e pannelli senza chiodi a vista. Verniciabile.',
      ),
    },
    {
      code: 'caulk',
      name: t("Decorator's caulk 380 ml", 'Maleracryl 380 ml', 'Sigillante acrilico 380 ml'),
      sku: 'ADH-CAULK',
      values: { size: '380 ml', colour: 'white', use: 'indoor' },
      price: () => 1.6,
      picture: { form: 'tube', material: 'chalk-white' },
      about: t(
        'For the line where skirting meets the wall.',
        'Für die Fuge zwischen Leiste und Wand.',
        'Per la linea tra battiscopa e parete.',
      ),
    },
    {
      code: 'silicone',
      name: t('Low-modulus silicone sealant 310 ml', 'Silikon neutral 310 ml', 'Silicone neutro 310 ml'),
      sku: 'ADH-SILICONE',
      variants: [one('colour', 'white', 'clear', 'brown', 'anthracite', 'black', 'light-oak')],
      values: { size: '310 ml', use: 'outdoor,kitchen' },
      price: () => 5.2,
      picture: { form: 'tube', material: '{colour}' },
      about: t(
        'Neutral cure, with a fungicide. For frames and worktops.',
        'Neutral vernetzend, fungizid. Für Rahmen und Arbeitsplatten.',
        'Reticolazione neutra, fungicida. Per infissi e piani.',
      ),
    },
    {
      code: 'wood-filler',
      name: t('Two-part wood filler', 'Holzspachtel zweikomponentig', 'Stucco per legno bicomponente'),
      sku: 'FILLER-2K',
      variants: [one('colour', 'pine', 'light-oak', 'mahogany', 'white'), sizes('275 ml', '550 ml')],
      values: { use: 'outdoor,joinery' },
      texts: { drying_time: t('30 minutes', '30 Minuten', '30 minuti') },
      price: (v) => 3.9 + amount(v) * 14,
      picture: { form: 'tin', material: '{colour}' },
      about: t(
        'Sets hard in half an hour. Plane it, drill it, paint it.',
        'In einer halben Stunde hart. Hobeln, bohren, streichen.',
        'Duro in mezz’ora. Si pialla, si fora, si vernicia.',
      ),
    },
    {
      code: 'wax-filler',
      name: t('Hard wax filler sticks, {colour}', 'Hartwachsstangen, {colour}', 'Stick di cera dura, {colour}'),
      sku: 'FILLER-WAX-{colour}',
      each: [one('colour', 'light-oak', 'dark-oak', 'walnut')],
      values: { use: 'furniture', pack_quantity: 5 },
      price: (v) => of({ 'light-oak': 7.5, 'dark-oak': 7.5, walnut: 7.8 }, v, 'colour'),
      weight: () => 0.05,
      picture: { form: 'tube', material: '{colour}' },
      about: t(
        'Melt, press in, shave flush. For scratches and nail holes in finished wood.',
        'Schmelzen, eindrücken, bündig abziehen. Für Kratzer und Nagellöcher.',
        'Fondete, premete, rasate. Per graffi e fori di chiodo nel legno finito.',
      ),
    },
  ]),
]
