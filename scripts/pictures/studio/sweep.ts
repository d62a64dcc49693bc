/** The nearest face at every place of a grid. Nearness starts below every value; `faces` may be left out. */
export interface Film {
  nearness: Float32Array
  faces?: Int32Array
  width: number
  height: number
}

/** A part of a film, its edges included. Written over and over. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A triangle on a film: nine numbers, per corner x and y times depth, and depth. Written over and over. */
export type Corners = Float64Array

/**
 * How much each corner of a triangle has in a place, linear in x and y: nine numbers written to `into` from `at`.
 * False for a triangle seen edge on.
 */
export function findShares(corners: Corners, into: Float64Array, at: number): boolean {
  const ax = corners[0] ?? 0
  const ay = corners[1] ?? 0
  const aw = corners[2] ?? 0
  const bx = corners[3] ?? 0
  const by = corners[4] ?? 0
  const bw = corners[5] ?? 0
  const cx = corners[6] ?? 0
  const cy = corners[7] ?? 0
  const cw = corners[8] ?? 0
  const x = by * cw - cy * bw
  const y = cx * bw - bx * cw
  const rest = bx * cy - cx * by
  const whole = ax * x + ay * y + aw * rest
  if (Math.abs(whole) < 1e-12) return false
  into[at] = x / whole
  into[at + 1] = y / whole
  into[at + 2] = rest / whole
  into[at + 3] = (cy * aw - ay * cw) / whole
  into[at + 4] = (ax * cw - cx * aw) / whole
  into[at + 5] = (cx * ay - ax * cy) / whole
  into[at + 6] = (ay * bw - by * aw) / whole
  into[at + 7] = (bx * aw - ax * bw) / whole
  into[at + 8] = (ax * by - bx * ay) / whole
  return true
}

/** The part of the film that a triangle spans, written to `box`; false when it lies outside. The whole film when part of it is behind the eye. */
export function findBox(corners: Corners, { width, height }: Film, box: Box): boolean {
  box.left = width - 1
  box.top = height - 1
  box.right = 0
  box.bottom = 0
  for (let at = 0; at < 9; at += 3) {
    const depth = corners[at + 2] ?? 0
    const x = depth > 1e-3 ? (corners[at] ?? 0) / depth : Number.NaN
    const y = (corners[at + 1] ?? 0) / depth
    if (Number.isNaN(x)) {
      box.left = 0
      box.top = 0
      box.right = width - 1
      box.bottom = height - 1
      return true
    }
    box.left = Math.max(0, Math.min(box.left, Math.floor(x)))
    box.top = Math.max(0, Math.min(box.top, Math.floor(y)))
    box.right = Math.min(width - 1, Math.max(box.right, Math.ceil(x)))
    box.bottom = Math.min(height - 1, Math.max(box.bottom, Math.ceil(y)))
  }
  return box.left <= box.right && box.top <= box.bottom
}

/** Records a triangle row by row where it is nearer than what was there; its nearness is `nx` × x + `ny` × y + `n0`. */
export function sweep(
  film: Film,
  face: number,
  shares: Float64Array,
  at: number,
  nx: number,
  ny: number,
  n0: number,
  box: Box,
): void {
  const { nearness, faces, width } = film
  const { left, top, right, bottom } = box
  for (let y = top; y <= bottom; y++) {
    let from = left
    let to = right
    for (let edge = at; edge < at + 9; edge += 3) {
      const slope = shares[edge] ?? 0
      const rest = (shares[edge + 1] ?? 0) * (y + 0.5) + (shares[edge + 2] ?? 0) + slope * 0.5
      if (slope > 0) from = Math.max(from, Math.ceil(-rest / slope))
      else if (slope < 0) to = Math.min(to, Math.floor(-rest / slope))
      else if (rest < 0) to = -1
    }
    let depth = nx * (from + 0.5) + ny * (y + 0.5) + n0
    const last = y * width + to
    for (let place = y * width + from; place <= last; place++) {
      if (depth > (nearness[place] ?? 0)) {
        nearness[place] = depth
        if (faces) faces[place] = face
      }
      depth += nx
    }
  }
}
