import { Icon } from '../../../../components/icon.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Option, SuggestionState } from '../suggestion-options.ts'
import { LIST_ID } from '../use-combobox.ts'
import { SuggestionGroups } from './suggestion-groups.tsx'
import styles from './suggestion-panel.module.css'

interface SuggestionPanelProps {
  readonly term: string
  readonly options: readonly Option[]
  readonly suggestions: SuggestionState
  /** The option Enter would choose. */
  readonly active: number | null
  readonly onChoose: () => void
  readonly onForget: () => void
}

/** The suggestions below the search field, with their status. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { term, options, active, onChoose, onForget } = props
  const { found, pricesFrom, hasFailed } = props.suggestions
  const words = useMessages('shell').search
  const hasNoMatch = found !== null && options.every(({ kind }) => kind === 'popular')
  const status = hasFailed ? words.failed : hasNoMatch ? words.none(term) : found ? words.count(options.length) : ''
  return (
    <div className={styles.panel} data-empty={(options.length === 0 && !hasFailed && !hasNoMatch) || undefined}>
      <p className={hasFailed || hasNoMatch ? styles.note : 'visually-hidden'} role="status">
        {status}
      </p>
      {pricesFrom && !hasNoMatch && <p className={styles.note}>{words.pricesFrom(pricesFrom)}</p>}
      {options.length > 0 && (
        <div id={LIST_ID} role="listbox" aria-label={words.suggestions} onPointerDown={(event) => event.preventDefault()}>
          <SuggestionGroups options={options} term={term} active={active} onChoose={onChoose} />
        </div>
      )}
      {options[0]?.kind === 'recent' && (
        <button type="button" className={styles.forget} onClick={onForget}>
          <Icon name="close" /> {words.forget}
        </button>
      )}
    </div>
  )
}
