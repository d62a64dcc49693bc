import { Suspense } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { useShop } from '../../../data/shop.tsx'
import { late } from '../../../late/late.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import styles from './search.module.css'
import { SEARCH_INPUT_ID } from './search-input.ts'
import { optionId, useCombobox } from './use-combobox.ts'
import { useSearchField } from './use-search-field.ts'

/** Loaded when the field is focused. */
const SuggestionPanel = late(async () => (await import('./panel/suggestion-panel.tsx')).SuggestionPanel, ['listing'])

/** The header's search form, with suggestions while the field is focused. Works without JavaScript. */
export function Search({ term }: { readonly term: string }) {
  const words = useMessages('shell').search
  const { basePath, texts } = useShop()
  const { input, typedTerm, isOpen, suggestions, options, open, close, finish, forgetRecent } = useSearchField(term)
  const combobox = useCombobox({
    count: options.length,
    listKey: options.map((option) => option.to).join(' '),
    onChoose: (index) => document.getElementById(optionId(index))?.click(),
    onEscape: isOpen ? close : null,
  })
  return (
    <search
      className={styles.search}
      data-full
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
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
            term={typedTerm}
            options={options}
            suggestions={suggestions}
            active={combobox.active}
            onChoose={finish}
            onForget={forgetRecent}
          />
        </Suspense>
      )}
    </search>
  )
}
