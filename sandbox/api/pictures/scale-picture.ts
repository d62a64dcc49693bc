/**
 * Loads a picture in a given size; `null` if there is no such picture.
 * @param width pixels, 0 means no limit; the same for `height`
 * @param action `resize` fits inside, `fit` fills and crops; neither enlarges
 * @source platform contract E12
 */
export type ScalePicture = (
  path: string,
  width: number,
  height: number,
  action: 'resize' | 'fit',
) => Promise<{ readonly body: Buffer; readonly contentType: string } | null>
