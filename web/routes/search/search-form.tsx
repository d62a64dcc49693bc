import { useId } from 'react'
import { useHref } from 'react-router'
import { SEARCH_TERM } from '#schema/rules/constants.ts'
import { PrimaryButton } from '../../components/button.tsx'
import { useShop } from '../../data/shop.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './search.module.css'

/** A search form. Says so if the previous search term was too short. */
export function SearchForm({ term, isTooShort }: { readonly term: string; readonly isTooShort: boolean }) {
  const words = useMessages('listing').search
  const { texts } = useShop()
  const action = useHref('/search')
  const id = useId()
  const errorId = useId()
  return (
    <search>
      <form method="get" action={action} className={styles.form}>
        <label htmlFor={id}>{words.label}</label>
        <div className={styles.field}>
          <input
            id={id}
            type="search"
            name="q"
            defaultValue={term}
            placeholder={texts.searchExample}
            minLength={SEARCH_TERM.minimumLength}
            required
            aria-invalid={isTooShort || undefined}
            aria-describedby={isTooShort ? errorId : undefined}
          />
          <PrimaryButton type="submit">{words.submit}</PrimaryButton>
        </div>
        {isTooShort && (
          <p id={errorId} className={styles.error} role="alert">
            {words.tooShort(SEARCH_TERM.minimumLength)}
          </p>
        )}
      </form>
    </search>
  )
}
