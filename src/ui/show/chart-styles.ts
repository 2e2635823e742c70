// Charts are large and come late, so their styles do, too: also those of the colours in legends and tooltips.
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/charts/styles.layer.css';
