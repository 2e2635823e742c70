// Charts are large and load late, so their styles do too, including those of colours in legends and tooltips.
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/charts/styles.layer.css';
