import { deepened } from '../studio/colour.ts'
import type { Species } from './wood.ts'

const softwood = { dark: '#7d4c26', ring: 4, contrast: 1, edge: 2, pores: 0 }
const hardwood = { ring: 3.2, contrast: 0.7, edge: 1.6, pores: 0.45 }

/** The woods the yard sells, by the name in a picture's path. */
export const SPECIES: Readonly<Record<string, Species>> = {
  pine: { ...softwood, early: '#edd3aa', late: '#cf9a5e', knots: 1 },
  redwood: { ...softwood, early: '#e6c18c', late: '#bd7b42', knots: 0.8 },
  whitewood: { ...softwood, early: '#f0e0bd', late: '#d8b47c', knots: 0.9 },
  spruce: { ...softwood, early: '#efddb6', late: '#d3ab70', knots: 0.9, dark: '#8a5a30' },
  treated: { ...softwood, early: '#cfb48a', late: '#9d7f55', knots: 0.9, dark: '#574a26' },
  'douglas-fir': { ...softwood, early: '#dfae80', late: '#ac6539', knots: 0.6, contrast: 0.95 },
  larch: { ...softwood, early: '#dba76c', late: '#a4602e', knots: 0.7, contrast: 0.95 },
  cedar: { ...softwood, early: '#c08157', late: '#86492e', knots: 0.25, ring: 2.6, dark: '#4f2a1a' },
  hemlock: { ...softwood, early: '#e4cba5', late: '#c7a274', knots: 0 },
  oak: { ...hardwood, early: '#d2b48a', late: '#a18154', dark: '#755433', ringPorous: true, pores: 0.6, rays: 0.7 },
  ash: { ...hardwood, early: '#e8d6b4', late: '#c3a071', dark: '#96744a', ringPorous: true, pores: 0.6, contrast: 0.85 },
  beech: { ...hardwood, early: '#e0b88e', late: '#cc9d72', dark: '#9a6a43', pores: 0.35, rays: 0.9, contrast: 0.6 },
  walnut: { ...hardwood, early: '#8f684a', late: '#573a2a', dark: '#33211a', ring: 4.4, contrast: 0.85 },
  maple: { ...hardwood, early: '#f0dfc2', late: '#dcc096', dark: '#b08f64', pores: 0.12, contrast: 0.6, ribbon: 0.35 },
  cherry: { ...hardwood, early: '#c98f65', late: '#a86841', dark: '#76432a', pores: 0.25 },
  sapele: { ...hardwood, early: '#9a5b3f', late: '#77402b', dark: '#4f2618', ribbon: 0.9, contrast: 0.5 },
  mahogany: { ...hardwood, early: '#9c5536', late: '#763a25', dark: '#431f14', ribbon: 0.5 },
  tulipwood: { ...hardwood, early: '#ddd4a8', late: '#b9b07c', dark: '#8d8458', pores: 0.12, ring: 5 },
  iroko: { ...hardwood, early: '#bb8d50', late: '#926833', dark: '#5c3d1c', ribbon: 0.5 },
  teak: { ...hardwood, early: '#b98a52', late: '#8d6135', dark: '#523519', ringPorous: true },
  balau: { ...hardwood, early: '#b38d5a', late: '#8c663b', dark: '#553b20', ribbon: 0.5 },
  ipe: { ...hardwood, early: '#765940', late: '#4b3524', dark: '#2b1d13', ribbon: 0.3 },
  garapa: { ...hardwood, early: '#d6ab6a', late: '#b4854a', dark: '#85592b', ribbon: 0.6 },
  'thermo-ash': { ...hardwood, early: '#85603f', late: '#5a3b26', dark: '#332013', ringPorous: true },
  birch: { ...hardwood, early: '#ecd9b4', late: '#d9bd8e', dark: '#b08f5e', pores: 0.15, contrast: 0.55 },
  poplar: { ...hardwood, early: '#e9dfc6', late: '#d4c39e', dark: '#aa9468', pores: 0.1 },
  bamboo: { ...hardwood, early: '#d9b77c', late: '#b98f52', dark: '#8a6535', pores: 0.3, contrast: 0.4 },
  eucalyptus: { ...hardwood, early: '#c99d77', late: '#a1704b', dark: '#6d452a', ribbon: 0.4 },
}

/** Printed faces and stains that are named after a wood, and the wood they show. */
export const WOOD_EFFECTS: Readonly<Record<string, Species>> = {
  'oak-effect': { ...hardwood, early: '#d4b184', late: '#a88152', dark: '#775532', ringPorous: true, contrast: 0.8 },
  'walnut-effect': { ...hardwood, early: '#83603f', late: '#573a2a', dark: '#33211a', contrast: 0.8 },
  'grey-effect': { ...hardwood, early: '#b5ada2', late: '#8c8379', dark: '#615850', ringPorous: true, contrast: 0.8 },
}

/** Softwood under a stain or made of fibres and resin: the colour with a little of the grain. */
export const stained = (hex: string): Species => ({
  ...softwood,
  early: hex,
  late: deepened(hex, 0.62),
  dark: deepened(hex, 0.35),
  contrast: 0.65,
  knots: 0.5,
  pores: 0.2,
  gloss: 0.3,
})

/** Boards pressed of wood flour: even, finely streaked. */
export const composite = (hex: string): Species => ({
  ...hardwood,
  early: hex,
  late: deepened(hex, 0.7),
  dark: deepened(hex, 0.55),
  contrast: 0.35,
  pores: 0.3,
  gloss: 0.15,
})
