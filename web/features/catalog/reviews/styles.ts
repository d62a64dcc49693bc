import styles from './reviews.module.css'

/** For containers of late reviews, which need the styles before the code of the reviews. */
export const reviewStyles = styles.part ?? ''
