import { useEffect, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { useShellMessages } from '../../messages/shell.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { SuggestionGroups } from './suggestion-groups.tsx'
import { suggestionOptions } from './suggestion-options.ts'
import styles from './suggestions.module.css'
import { optionId, useCombobox } from './use-combobox.ts'
import { useSearchField } from './use-search-field.ts'
import { useSuggestions } from './use-suggestions.ts'

const LIST_ID = 'search-suggestions'

/** The list below the search field, while the shopper is in it. */
export function Suggestions({ search, input }: { search: HTMLElement; input: HTMLInputElement }) {
  const words = useShellMessages().search
  const { typed, isOpen, close } = useSearchField(search, input)
  const term = typed.trim()
  const [recent, setRecent] = useState(recentSearches)
  const { found, hasFailed } = useSuggestions(isOpen ? term : '')
  const options = isOpen ? suggestionOptions(term, found, recent) : []
  const active = useCombobox({
    input,
    listId: LIST_ID,
    count: options.length,
    listKey: options.map((option) => option.to).join(' '),
    onEnter: (index) => (index === null ? leave() : document.getElementById(optionId(LIST_ID, index))?.click()),
  })

  useEffect(() => {
    if (isOpen) setRecent(recentSearches())
  }, [isOpen])

  function leave() {
    rememberSearch(term)
    close()
  }

  if (!isOpen) return null
  const isUnknown = found !== null && options.length === 0
  const said = hasFailed ? words.failed : isUnknown ? words.none(term) : found ? words.count(options.length) : ''
  return (
    <div className={styles.panel} data-empty={(options.length === 0 && !hasFailed && !isUnknown) || undefined}>
      <p className={hasFailed || isUnknown ? styles.note : 'visually-hidden'} role="status">
        {said}
      </p>
      {options.length > 0 && (
        <div id={LIST_ID} role="listbox" aria-label={words.suggestions} onPointerDown={(event) => event.preventDefault()}>
          <SuggestionGroups
            options={options}
            term={term}
            active={active}
            optionId={(index) => optionId(LIST_ID, index)}
            onChoose={leave}
          />
        </div>
      )}
      {options[0]?.kind === 'recent' && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            forgetSearches()
            setRecent([])
          }}
        >
          <Icon name="close" /> {words.forget}
        </button>
      )}
    </div>
  )
}
