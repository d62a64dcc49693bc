import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { Icon } from '../../../../components/icon.tsx'
import { Picture } from '../../../../components/picture.tsx'
import { countText } from '../../../../messages/product-count.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Option } from '../suggestion-options.ts'
import styles from './suggestion-panel.module.css'

export function SuggestionText({ option, term }: { option: Option; term: string }) {
  const { search } = useMessages('shell')
  const listing = useMessages('listing')
  const vat = useMessages('catalog').price
  switch (option.kind) {
    case 'recent':
      return (
        <>
          <Icon name="past" />
          {option.term}
        </>
      )
    case 'popular':
      return option.term
    case 'size':
      return option.size
    case 'category':
      return (
        <>
          {option.name}
          <Icon name="next" />
        </>
      )
    case 'page':
      return (
        <>
          {option.title}
          <Icon name="next" />
        </>
      )
    case 'all':
      return (
        <>
          {search.all({ term, count: countText(option.found, !!option.found.suggestions.room?.url, listing) })}
          <Icon name="next" />
        </>
      )
    case 'product': {
      const { name, picture, price } = option.product
      return (
        <>
          <span className={styles.picture}>
            <Picture picture={picture} size="line" displayWidth="44px" priority="early" isDecorative />
          </span>
          <span className={styles.name}>{unbrokenSizes(name)}</span>
          <span className={styles.price}>
            {price.isFrom && <small>{search.from} </small>}
            <span data-vat="inc">
              {price.final.gross.formatted} <small>{vat.incVat}</small>
            </span>
            <span data-vat="ex">
              {price.final.net.formatted} <small>{vat.exVat}</small>
            </span>
          </span>
        </>
      )
    }
  }
}
