import { Link } from '../../../components/links/link.tsx'
import styles from './footer.module.css'

interface FooterListProps {
  title: string
  links: readonly { readonly url: string; readonly title: string }[]
}

export function FooterList({ title, links }: FooterListProps) {
  if (links.length === 0) return null
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ url, title: name }) => (
          <li key={url}>
            <Link to={url} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
