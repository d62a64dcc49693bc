/** The `sizes` of a picture in the gallery. */
export const GALLERY_WIDTH = '(min-width: 60rem) 30rem, (min-width: 44rem) 40vw, 80vw'
