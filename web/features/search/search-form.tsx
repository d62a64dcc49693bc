import { Icon } from '../../components/icon.tsx'
import { useShop } from '../../data/shop.tsx'
import { useShellMessages } from '../../messages/shell.ts'
import styles from './search-form.module.css'

export const SEARCH_INPUT_ID = 'search-input'

/** Works as it is; suggestions are added to it when it is first used. */
export function SearchForm({ term }: { term: string }) {
  const { search } = useShellMessages()
  const { basePath } = useShop()
  return (
    <search className={styles.search} data-search data-full>
      <form action={`${basePath}/search`} className={styles.form}>
        <input
          id={SEARCH_INPUT_ID}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={term}
          aria-label={search.label}
          placeholder={search.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={200}
        />
        <button type="submit" className={styles.submit} aria-label={search.submit}>
          <Icon name="search" />
        </button>
      </form>
      <div data-suggestions />
    </search>
  )
}
