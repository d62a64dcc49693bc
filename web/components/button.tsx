import type { ComponentProps } from 'react'
import styles from '../styles/button.module.css'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'>

/** The main action of its part of the page. A button with `type="submit"` sends its form. */
export const PrimaryButton = (props: ButtonProps) => <button type="button" {...props} className={styles.primary} />

export const SecondaryButton = (props: ButtonProps) => <button type="button" {...props} className={styles.secondary} />

export const QuietButton = (props: ButtonProps) => <button type="button" {...props} className={styles.quiet} />
