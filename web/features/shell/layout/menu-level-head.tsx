import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import menu from './main-menu.module.css'
import styles from './menu-level-head.module.css'
import type { Menu } from './shell-data.ts'

interface MenuLevelHeadProps {
  readonly category: Menu[number]
  readonly onBack: () => void
  readonly onFollow: () => void
}

/** The head of a category in the sheet, where its subcategories take the place of the categories. @source NAV-42 */
export function MenuLevelHead({ category, onBack, onFollow }: MenuLevelHeadProps) {
  const words = useMessages('shell').menu
  return (
    <div className={styles.head}>
      <button type="button" onClick={onBack}>
        <Icon name="next" />
        {words.back}
      </button>
      <h2 ref={focus} tabIndex={-1}>
        {category.name}
      </h2>
      <Link to={category.url} className={menu.group} onClick={onFollow}>
        {words.all(category.name)}
      </Link>
    </div>
  )
}

/** Has no effect in the row, where the head is not displayed. */
const focus = (heading: HTMLElement | null) => heading?.focus()
