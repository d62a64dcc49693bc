import type { Material } from '../studio/scene.ts'
import { chipboard, fibreboard, plywood, strandboard } from './boards.ts'
import { coat, galvanised, metal, primed, stone } from './plain.ts'
import { composite, SPECIES, stained, WOOD_EFFECTS } from './species.ts'
import type { Cut } from './wood.ts'
import { wood } from './wood.ts'

const PRIMED = 'primed-'

const COLOURS: Readonly<Record<string, string>> = {
  white: '#f3f1ec',
  primed: '#efeee9',
  black: '#2b2a2a',
  clear: '#dcb878',
  natural: '#d9b57a',
  'light-oak': '#c99a5b',
  'medium-oak': '#a87239',
  'dark-oak': '#6d4526',
  walnut: '#5e3d28',
  mahogany: '#7a3523',
  teak: '#a86f38',
  pine: '#d8a55c',
  cedar: '#a35733',
  oak: '#b98b50',
  'silver-birch': '#cdc7ba',
  silver: '#c9cacb',
  slate: '#5b656c',
  'slate-grey': '#66727a',
  grey: '#8b8d8c',
  anthracite: '#3f4448',
  charcoal: '#3a3a3b',
  sage: '#9aa888',
  'sage-green': '#96a487',
  'forest-green': '#2f5040',
  green: '#4a6b4c',
  olive: '#6b6b43',
  'harbour-blue': '#3d5f7c',
  blue: '#3f6288',
  navy: '#27364f',
  'duck-egg': '#b9d0cb',
  'chalk-white': '#f1ede3',
  cream: '#ece0c3',
  'oat-cream': '#e6d9bd',
  'barn-red': '#8e3b2e',
  red: '#a33b32',
  orange: '#c9702f',
  yellow: '#d9a92f',
  'golden-brown': '#a9702e',
  'chestnut-brown': '#6c402a',
  'walnut-brown': '#5b3d2b',
  'natural-grey': '#a09a8e',
  brown: '#6f4e37',
  composite: '#7b6353',
  plastic: '#d7d5cf',
  nylon: '#8d9094',
}

const METALS: Readonly<Record<string, () => Material>> = {
  steel: () => metal('#cdd0d3'),
  zinc: () => metal('#d3d6d8', { brushed: 0.02 }),
  stainless: () => metal('#d8d8d6', { brushed: 0.05, tightness: 60 }),
  'a2-stainless': () => metal('#d8d8d6', { brushed: 0.05, tightness: 60 }),
  'a4-stainless': () => metal('#dcdddc', { brushed: 0.05, tightness: 70 }),
  chrome: () => metal('#e6e8ea', { brushed: 0, tightness: 140, gloss: 1 }),
  'brushed-nickel': () => metal('#c4bfb4', { brushed: 0.12 }),
  aluminium: () => metal('#d5d7d9', { brushed: 0.08 }),
  brass: () => metal('#dcb25a', { tightness: 60, gloss: 0.8 }),
  'yellow-passivated': () => metal('#d9bd6c', { tightness: 50 }),
  copper: () => metal('#d08a5e'),
  iron: () => metal('#8d8b88'),
  galvanised: () => galvanised,
  'black-phosphate': () => coat('#2f2f30', 0.35, 18),
  'black-powder': () => coat('#2a2a2b', 0.3, 14),
  'green-coated': () => coat('#4c6a4f', 0.4, 30),
}

/** The colour a name stands for, also as the last words of a longer name; a warm brown when it is none we know. */
export function colourNamed(name: string): string {
  const words = name.split('-')
  for (let from = 0; from < words.length; from++) {
    const known = COLOURS[words.slice(from).join('-')]
    if (known) return known
  }
  return words.map((word) => COLOURS[word]).find(Boolean) ?? '#9a7852'
}

/** A metal or coated metal; steel when the name is none we know. */
export const metalNamed = (name: string): Material =>
  METALS[name === 'black' ? 'black-powder' : name]?.() ?? metal('#d3d6d8', { brushed: 0.02 })

/** A sheet material by name, `null` when it is none. Thickness along y. */
function sheetNamed(name: string, thickness: number, seed: number): Material | null {
  if (name.startsWith('ply')) return plyNamed(name, thickness, seed)
  if (name.includes('mdf'))
    return fibreboard(/green|moisture|mr/.test(name) ? '#a3a883' : /red|fire/.test(name) ? '#c79a84' : '#bd9a6c', thickness)
  if (name === 'hardboard') return fibreboard('#7d583a', thickness)
  if (name === 'osb') return strandboard
  if (name === 'chipboard' || name === 'particle') return chipboard('#cdb28a', '#c09c6a', thickness)
  if (name === 'melamine') return chipboard('#f2f0eb', '#c09c6a', thickness, 0.4)
  return null
}

function plyNamed(name: string, thickness: number, seed: number): Material {
  if (/hardwood|marine|sapele|eucalyptus/.test(name)) return plywood('#b98664', '#7d5138', thickness, seed)
  if (/oak/.test(name)) return plywood('#d4b080', '#8f6a42', thickness, seed)
  if (/softwood|pine|spruce|structural|shuttering/.test(name)) return plywood('#e2c08a', '#a97b45', thickness, seed)
  if (/poplar/.test(name)) return plywood('#ecdfc4', '#bda679', thickness, seed)
  if (/film|phenolic/.test(name)) return chipboard('#4a2f22', '#a97b45', thickness, 0.5)
  return plywood('#ead6b2', '#a67f50', thickness, seed)
}

/** A primed material by the name of its core. Sheets have bare edges, lengths of MDF bare ends; wood is primed all round. */
function primedNamed(core: string, cut: Cut, thickness: number): Material {
  const made = stuff(core, cut, thickness)
  if (core === 'hardboard') return primed(made, (_nx, ny) => Math.abs(ny) < 0.7)
  if (core.includes('mdf')) return primed(made, (_nx, _ny, nz) => Math.abs(nz) > 0.96)
  return primed(made, () => false)
}

/** Boards for outdoors by the colour they are stained in, or pressed in when `pressed`. Other names as `stuff`. */
export function outdoors(name: string, cut: Cut, thickness: number, pressed: boolean): Material {
  const known = SPECIES[name] ?? METALS[name] ?? name.endsWith('-treated')
  if (known || !COLOURS[name]) return stuff(name, cut, thickness)
  return wood(pressed ? composite(colourNamed(name)) : stained(colourNamed(name)), cut)
}

/**
 * What a piece of this name is made of: solid wood cut as told, sheet, metal or one colour.
 * @param thickness of the piece along its y, mm; sheets show their layers over it
 */
export function stuff(name: string, cut: Cut, thickness = 18): Material {
  if (name.startsWith(PRIMED)) return primedNamed(name.slice(PRIMED.length), cut, thickness)
  const species = name.endsWith('-treated') ? SPECIES.treated : (SPECIES[name] ?? WOOD_EFFECTS[name])
  if (species) return wood(species, cut)
  if (name === 'concrete') return stone('#b5b1a9')
  if (name === 'cork') return chipboard('#b98a5a', '#a97a4b', thickness, 0.05)
  const sheet = sheetNamed(name, thickness, cut.seed)
  if (sheet) return sheet
  const made = METALS[name]
  if (made) return made()
  const solid = Object.keys(SPECIES).find((known) => name.split('-').includes(known))
  if (solid && SPECIES[solid] && !COLOURS[name]) return wood(SPECIES[solid], cut)
  return coat(colourNamed(name))
}
