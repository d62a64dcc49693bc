import type { Mesh } from './mesh.ts'
import type { Placement, Vec } from './vector.ts'
import { ORIGIN, within } from './vector.ts'

/** What a point of a surface is like: linear colour 0 to 1 and how it shines. Written over and over, to spare the collector. */
export interface Finish {
  red: number
  green: number
  blue: number
  /** 0 matt to 1 mirror */
  gloss: number
  /** width of the highlight: 4 broad to 200 tight */
  tightness: number
  /** 0 none to 1 all metal: reflections take the colour of the surface */
  metal: number
}

/**
 * Writes the finish at a point of the part, in the part's own mm, with the part's own normal.
 * Solid: the same rule runs through the whole body, so that end grain meets long grain.
 */
export type Surface = (finish: Finish, x: number, y: number, z: number, nx: number, ny: number, nz: number) => void

/** A surface for a scene in which one pixel of the gallery picture shows `fineness` mm; finer detail would only flicker. */
export type Material = (fineness: number) => Surface

export interface Part {
  mesh: Mesh
  material: Material
  placement: Placement
  /** the camera need not keep it in the frame */
  backdrop?: boolean
}

export interface View {
  /** degrees about the subject; 0 looks along -z, positive comes from the right */
  azimuth: number
  /** degrees above the ground */
  elevation: number
  /** vertical angle of the lens, degrees */
  lens?: number
  /** how much of the frame the subject takes, 0 to 1; above 1 cuts into it */
  fill?: number
  /** frame these points instead of all parts */
  focus?: readonly Vec[]
  /** moves the subject in the frame, as a share of it: right, up */
  shift?: readonly [number, number]
}

/** Where the subject stands: on paper, or in a room with a floor and a wall behind at `wallAt` mm. */
export interface Room {
  floor: Material
  wall: Material
  wallAt: number
}

export interface Scene {
  parts: readonly Part[]
  view: View
  room?: Room
  /** a banner instead of a portrait */
  wide?: boolean
}

export const part = (mesh: Mesh, material: Material, placement: Placement = ORIGIN): Part => ({ mesh, material, placement })

/** The parts moved together. */
export const moved = (parts: readonly Part[], by: Placement): Part[] =>
  parts.map((one) => ({ ...one, placement: within(by, one.placement) }))

/** The parts as surroundings that the camera may cut. */
export const around = (parts: readonly Part[]): Part[] => parts.map((one) => ({ ...one, backdrop: true }))
