import type { ComponentProps } from 'react'
import styles from '../styles/button.module.css'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'>

const createButton = (className: string | undefined) => (props: ButtonProps) => (
  <button type="button" {...props} className={className} />
)

/** The main action of its part of the page. A button with `type="submit"` sends its form. */
export const PrimaryButton = createButton(styles.primary)
export const SecondaryButton = createButton(styles.secondary)
export const QuietButton = createButton(styles.quiet)
