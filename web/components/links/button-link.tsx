import type { ComponentProps } from 'react'
import styles from '../../styles/button.module.css'
import { Link } from './link.tsx'

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className'>

const createButtonLink = (className: string | undefined) => (props: ButtonLinkProps) => <Link {...props} className={className} />

/** Links in the form of buttons. */
export const PrimaryLink = createButtonLink(styles.primary)
export const SecondaryLink = createButtonLink(styles.secondary)
export const QuietLink = createButtonLink(styles.quiet)
