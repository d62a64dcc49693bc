/** The `sizes` of a picture in the gallery. */
export const GALLERY_WIDTH = '(min-width: 52rem) 30rem, 80vw'
