import { Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/icons/icon.tsx'
import { useShop } from '../../../data/shop.tsx'
import { late } from '../../../late/late.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import styles from './search.module.css'
import { SEARCH_INPUT_ID } from './search-input.ts'
import { suggestionOptions } from './suggestion-options.ts'
import { optionId, useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Loaded when the field is focused. */
const SuggestionPanel = late(async () => (await import('./panel/suggestion-panel.tsx')).SuggestionPanel, 'now')

const LIST_ID = 'search-suggestions'

/** The header's search form, with suggestions while the field is focused. Works without JavaScript. */
export function Search({ term }: { readonly term: string }) {
  const words = useMessages('shell').search
  const { basePath, deviceDatabase, texts } = useShop()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(term)
  const [isOpen, setOpen] = useState(false)
  const [recent, setRecent] = useState<readonly string[]>([])
  const typedTerm = typed.trim()
  const suggestions = useSuggestions(isOpen ? typedTerm : '')
  const options = isOpen ? suggestionOptions(typedTerm, suggestions.found, recent) : []

  const open = (field: HTMLInputElement) => {
    setTyped(field.value)
    setRecent(recentSearches(deviceDatabase))
    setOpen(true)
  }
  const finish = () => {
    rememberSearch(deviceDatabase, typedTerm)
    setOpen(false)
  }
  const combobox = useCombobox({
    listId: LIST_ID,
    count: options.length,
    listKey: options.map((option) => option.to).join(' '),
    onChoose: (index) => document.getElementById(optionId(LIST_ID, index))?.click(),
    onEscape: isOpen ? () => setOpen(false) : null,
  })

  // The shopper may have focused the field before hydration.
  useEffect(() => {
    const field = input.current
    if (!field || document.activeElement !== field) return
    setTyped(field.value)
    setRecent(recentSearches(deviceDatabase))
    setOpen(true)
  }, [deviceDatabase])

  return (
    <search
      className={styles.search}
      data-full
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <form action={`${basePath}/search`} className={styles.form} onSubmit={finish}>
        <input
          ref={input}
          id={SEARCH_INPUT_ID}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={term}
          aria-label={words.label}
          placeholder={texts.searchPlaceholder}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={200}
          {...combobox.inputProps}
          onFocus={({ currentTarget }) => open(currentTarget)}
          onInput={({ currentTarget }) => open(currentTarget)}
        />
        <button type="submit" className={styles.submit} aria-label={words.submit}>
          <Icon name="search" />
        </button>
      </form>
      {isOpen && (
        <Suspense>
          <SuggestionPanel
            listId={LIST_ID}
            term={typedTerm}
            options={options}
            suggestions={suggestions}
            active={combobox.active}
            onChoose={finish}
            onForget={() => {
              forgetSearches(deviceDatabase)
              setRecent([])
            }}
          />
        </Suspense>
      )}
    </search>
  )
}
