import { Icon } from '../../../../../components/icon.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'

interface PictureStepsProps {
  /** Index of the shown picture. */
  readonly position: number
  readonly total: number
  readonly onShow: (index: number) => void
  readonly className: string | undefined
}

/** 'Picture 3 of 14' between buttons for the previous and the next picture. After the last picture comes the first. */
export function PictureSteps({ position, total, onShow, className }: PictureStepsProps) {
  const words = useMessages('product')
  return (
    <div className={className}>
      <button type="button" aria-label={words.previous} onClick={() => onShow((position + total - 1) % total)}>
        <Icon name="next" />
      </button>
      <p role="status">{words.picture({ position: position + 1, total })}</p>
      <button type="button" aria-label={words.next} onClick={() => onShow((position + 1) % total)}>
        <Icon name="next" />
      </button>
    </div>
  )
}
