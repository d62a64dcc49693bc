/**
 * Draws a picture in a size; `null` when there is no such picture.
 * @param width pixels, 0 does not bind; the same for `height`
 * @param action `resize` fits inside and never enlarges, `fit` fills and crops
 */
export type RenderPicture = (
  path: string,
  width: number,
  height: number,
  action: 'resize' | 'fit',
) => Promise<{ readonly body: Buffer; readonly contentType: string } | null>
