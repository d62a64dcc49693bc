import styles from './reviews.module.css'

/** For containers of server-rendered reviews, which need the styles without the reviews' code. */
export const reviewStyles = styles.part ?? ''
