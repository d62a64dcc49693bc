import { useMessages } from '../../../messages/use-messages.tsx'

export const PRODUCTS_ID = 'products'

/** A link past the facets to the list of products. Visible while it has the focus, and works without JavaScript. @source LIST-32 */
export function SkipFacets() {
  const { skip } = useMessages('listing')
  return (
    <a
      className="skip-link"
      href={`#${PRODUCTS_ID}`}
      onClick={(event) => {
        // A change of the URL would be a navigation, which renders the list again.
        event.preventDefault()
        const list = document.getElementById(PRODUCTS_ID)
        list?.focus({ preventScroll: true })
        list?.scrollIntoView()
      }}
    >
      {skip}
    </a>
  )
}
