// Styles shared by many public pages, in one order. Each of these pages imports this list before anything else, so that
// the bundler finds the same beginning everywhere and builds a single stylesheet, which a visitor loads once instead of
// a dozen.
import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
import '@/ui/feedback/navigation-progress.module.css';
import '@/ui/feedback/offline-notice.module.css';
import '@/ui/theme/fonts';
import '@/ui/action/button.module.css';
import '@/ui/shells/skip-link.module.css';
import '@/ui/shells/logo.module.css';
import '@/ui/shells/site-header.module.css';
import '@/ui/shells/language-menu.module.css';
import '@/ui/shells/scheme-switch.module.css';
import '@/ui/shells/phone-menu.module.css';
import '@/ui/shells/site-footer.module.css';
import '@/ui/layout/band.module.css';
import '@/ui/layout/page-band.module.css';
import '@/ui/layout/section.module.css';
import '@/ui/layout/depth-gauge.module.css';
import '@/ui/layout/horizontal-scroll.module.css';
import '@/ui/show/picture.module.css';
import '@/ui/show/picture-card.module.css';
import '@/ui/show/depth-ruler.module.css';
import '@/ui/show/facts.module.css';
import '@/ui/show/panel.module.css';
import '@/ui/feedback/state.module.css';
import '@/ui/feedback/alert.module.css';
import '@/ui/feedback/skeleton.module.css';
import '@/features/catalogue/storefront/ui/breadcrumb.module.css';
import '@/features/catalogue/storefront/ui/career-path.module.css';
import '@/features/catalogue/storefront/ui/creatures.module.css';
import '@/features/catalogue/map/ui/pins.module.css';
import '@/features/catalogue/map/ui/drawn-map.module.css';
import '@/features/catalogue/map/ui/sheet-drawing.module.css';
import '@/features/catalogue/map/ui/live-map.module.css';
import '@/features/catalogue/storefront/ui/product-card.module.css';
import '@/features/catalogue/storefront/ui/questions.module.css';
