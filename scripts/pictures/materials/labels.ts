import { colour } from '../studio/colour.ts'
import { noise, smoothstep } from '../studio/noise.ts'
import type { Material } from '../studio/scene.ts'
import { tint } from './plain.ts'

interface Label {
  /** height of the label above the foot, mm: from, to */
  from: number
  to: number
  /** direction of its middle about the z axis, radians */
  front: number
  radius: number
  tone: string
  /** the colour of what is inside */
  content: string
}

/** A paper label around a can or bottle: a band of the content's colour and the rings of a tree as emblem. */
export function labelled(body: Material, label: Label): Material {
  const paper = colour(label.tone)
  const inside = colour(label.content)
  const content = inside[1] > 0.62 ? colour('#3f5f4d') : inside
  const high = label.to - label.from
  const band = label.from + high * 0.36
  return (fineness) => {
    const bare = body(fineness)
    return (finish, x, y, z, nx, ny, nz) => {
      if (z < label.from || z > label.to || Math.abs(nz) > 0.5) return bare(finish, x, y, z, nx, ny, nz)
      const angle = Math.atan2(Math.sin(Math.atan2(y, x) - label.front), Math.cos(Math.atan2(y, x) - label.front))
      const across = angle * label.radius
      const rise = z - (band + high * 0.34)
      const size = Math.min(high * 0.21, label.radius * 0.62)
      const far = Math.hypot(across, rise) + noise(across / 7, rise / 7, 3) * size * 0.05
      const rings = far < size && Math.abs((far / size) * 4.2 - Math.round((far / size) * 4.2)) < 0.2
      const line = Math.abs(z - band - high * 0.025) < high * 0.006
      tint(finish, z < band || rings || line ? content : paper, z < band ? 1 + noise(x / 3, y / 3, z / 60) * 0.03 : 1)
      finish.gloss = 0.35
      finish.tightness = 30
    }
  }
}

/** The content run over the rim in drips, over whatever is below. */
export function dripped(below: Material, hex: string, rim: number, longest: number): Material {
  const content = colour(hex)
  return (fineness) => {
    const base = below(fineness)
    return (finish, x, y, z, nx, ny, nz) => {
      const angle = Math.atan2(y, x)
      const run =
        smoothstep(0.1, 0.8, noise(Math.cos(angle) * 3.4 + 3, Math.sin(angle) * 3.4, 1)) ** 1.5 * longest + longest * 0.06
      if (z < rim - run) return base(finish, x, y, z, nx, ny, nz)
      tint(finish, content)
      finish.gloss = 0.8
      finish.tightness = 60
    }
  }
}

/** Wood brushed with a colour over part of its length: everything beyond `edge` along z. */
export function brushed(wood: Material, hex: string, edge: number, cover: number): Material {
  const coatColour = colour(hex)
  return (fineness) => {
    const bare = wood(fineness)
    return (finish, x, y, z, nx, ny, nz) => {
      bare(finish, x, y, z, nx, ny, nz)
      const ragged = edge + noise(x / 3, 1, 5) * 14 + noise(x / 14, 2, 5) * 10
      const laid = smoothstep(ragged - 2, ragged + 3, z) * cover * (0.93 + noise(x / 2.2, 3, z / 90) * 0.07)
      if (laid <= 0) return
      const grain = 0.6 + 0.4 * (finish.green / 0.45)
      finish.red += (coatColour[0] * grain - finish.red) * laid
      finish.green += (coatColour[1] * grain - finish.green) * laid
      finish.blue += (coatColour[2] * grain - finish.blue) * laid
      finish.gloss = 0.4 + 0.3 * laid
    }
  }
}
