interface Size {
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * The point of a picture that was pressed, in fractions of its size. The picture is as large as the box allows, in its middle.
 * @param press from the upper left corner of the box
 */
export function pressedPoint(press: Point, box: Size, picture: Size): Point {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  const fraction = (at: number, space: number, size: number) => clamp((at - (space - size * scale) / 2) / (size * scale))
  return { x: fraction(press.x, box.width, picture.width), y: fraction(press.y, box.height, picture.height) }
}

const clamp = (fraction: number) => Math.min(1, Math.max(0, fraction))
