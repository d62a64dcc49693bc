import { PICTURE_SIZES, type PictureFormat, type PictureSize, pictureUrl } from '#schema/rules/picture.ts'
import styles from './picture.module.css'

interface PictureProps {
  readonly picture: { readonly path: string; readonly alt: string }
  readonly size: PictureSize
  /** Value of the `sizes` attribute; defaults to the picture's own width. */
  readonly displayWidth?: string
  /** `first` and `early`: loaded at once, for pictures in the first view. `first` is the most important one of the page. */
  readonly priority?: 'first' | 'early' | 'late'
  /** Hides the picture from screen readers, because the text beside it says the same. */
  readonly isDecorative?: boolean
  readonly className?: string | undefined
}

/** A picture in two formats and two densities. Its space is reserved while it loads. */
export function Picture({ picture, size, displayWidth, priority = 'late', isDecorative = false, className }: PictureProps) {
  const { width, height } = PICTURE_SIZES[size]
  const sources = (format: PictureFormat) =>
    `${pictureUrl(picture.path, size, format)} ${width}w, ${pictureUrl(picture.path, size, format, 2)} ${width * 2}w`
  const sizes = displayWidth ?? `${width}px`
  return (
    <picture className={styles.frame}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        className={className ? `${styles.picture} ${className}` : styles.picture}
        src={pictureUrl(picture.path, size, 'webp')}
        srcSet={sources('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={isDecorative ? '' : picture.alt}
        loading={priority === 'late' ? 'lazy' : 'eager'}
        decoding="async"
        {...(priority === 'first' && { fetchPriority: 'high' })}
      />
    </picture>
  )
}
