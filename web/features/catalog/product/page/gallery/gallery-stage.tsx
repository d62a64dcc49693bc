import { useState } from 'react'
import { Dialog } from '../../../../../components/dialog/index.ts'
import { Picture } from '../../../../../components/picture.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import type { ProductView } from '../../product.types.ts'
import styles from './gallery-stage.module.css'
import { PictureSteps } from './picture-steps.tsx'

interface GalleryStageProps {
  readonly name: string
  readonly pictures: ProductView['gallery']
  readonly position: number
  readonly onMove: (position: number) => void
  readonly onClose: () => void
}

/** One picture in a dialog, as large as the window allows, or twice that after a click. Arrow keys change the picture. */
export function GalleryStage({ name, pictures, position, onMove, onClose }: GalleryStageProps) {
  const words = useMessages('product')
  const [isLarge, setLarge] = useState(false)
  const item = pictures[position]
  if (!item) return null
  const step = (by: number) => onMove((position + by + pictures.length) % pictures.length)
  return (
    <Dialog
      title={name}
      kind="stage"
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') step(-1)
        if (key === 'ArrowRight') step(1)
      }}
    >
      <div className={styles.stage}>
        <button
          type="button"
          className={styles.view}
          data-large={isLarge || undefined}
          aria-pressed={isLarge}
          aria-label={words.zoom}
          onClick={() => setLarge(!isLarge)}
        >
          <Picture picture={item.picture} size="gallery" displayWidth="1200px" priority="early" />
        </button>
        {pictures.length > 1 && (
          <PictureSteps position={position} total={pictures.length} onShow={onMove} className={styles.steps} />
        )}
      </div>
    </Dialog>
  )
}
