import { useEffect, useRef, useState } from 'react'
import { Picture } from '../../../../../components/picture.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { ProductView } from '../../product.types.ts'
import styles from './gallery.module.css'
import { PictureSteps } from './picture-steps.tsx'

/** More dots would be too small to press or take a second line on phones. */
const MOST_DOTS = 8

interface ThumbnailsProps {
  readonly pictures: ProductView['gallery']
  /** Index of the shown picture. */
  readonly position: number
  readonly onShow: (index: number) => void
}

/**
 * One link per picture. Arrow keys move through them, so that they are one stop for Tab. On phones they are dots, or two buttons and a
 * count if there are too many.
 * @source PROD-62
 */
export function Thumbnails({ pictures, position, onShow }: ThumbnailsProps) {
  const words = useMessages('product')
  const list = useRef<HTMLOListElement>(null)
  /** Without JavaScript, every thumbnail can be reached by Tab. */
  const [hasArrows, setHasArrows] = useState(false)
  useEffect(() => setHasArrows(true), [])
  const isMany = pictures.length > MOST_DOTS
  return (
    <>
      <ol
        ref={list}
        className={styles.thumbnails}
        data-many={isMany || undefined}
        aria-label={words.thumbnails}
        onKeyDown={(event) => {
          const next = nextPicture(event.key, position, pictures.length)
          if (next === null) return
          event.preventDefault()
          onShow(next)
          list.current?.querySelectorAll('a')[next]?.focus()
        }}
      >
        {pictures.map(({ picture }, index) => (
          <li key={picture.path}>
            <a
              href={`#picture-${index + 1}`}
              aria-label={`${picture.alt}, ${words.picture({ position: index + 1, total: pictures.length })}`}
              aria-current={index === position || undefined}
              tabIndex={hasArrows && index !== position ? -1 : undefined}
              onClick={(event) => {
                event.preventDefault()
                onShow(index)
              }}
            >
              <Picture picture={picture} size="line" displayWidth="4.5rem" isDecorative />
            </a>
          </li>
        ))}
      </ol>
      {isMany && <PictureSteps position={position} total={pictures.length} onShow={onShow} className={styles.steps} />}
    </>
  )
}

/** The picture a key leads to in a row of thumbnails; null for other keys. */
export function nextPicture(key: string, position: number, total: number): number | null {
  if (key === 'ArrowRight') return (position + 1) % total
  if (key === 'ArrowLeft') return (position + total - 1) % total
  if (key === 'Home') return 0
  return key === 'End' ? total - 1 : null
}
