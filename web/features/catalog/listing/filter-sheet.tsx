import type { ReactNode } from 'react'
import { Dialog } from '../../../components/dialog/index.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import styles from './filter-sheet.module.css'

interface FilterSheetProps {
  readonly total: number
  readonly onClose: () => void
  readonly children: ReactNode
}

/** On phones, the facets in a sheet over the list. */
export function FilterSheet({ total, onClose, children }: FilterSheetProps) {
  const words = useMessages('listing')
  const show = (
    <button type="button" className={`${button.primary} ${styles.show}`} onClick={onClose}>
      {words.showResults(total)}
    </button>
  )
  return (
    <Dialog title={words.filters} closeLabel={words.close} onClose={onClose} footer={show}>
      {children}
    </Dialog>
  )
}
