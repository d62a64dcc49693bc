import type { ComponentProps } from 'react'
import styles from '../../styles/button.module.css'
import { Link } from './link.tsx'

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className'>

/** A link in the form of a button. */
export const PrimaryLink = (props: ButtonLinkProps) => <Link {...props} className={styles.primary} />

export const SecondaryLink = (props: ButtonLinkProps) => <Link {...props} className={styles.secondary} />

export const QuietLink = (props: ButtonLinkProps) => <Link {...props} className={styles.quiet} />
