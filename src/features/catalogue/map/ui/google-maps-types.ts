/** Covers the part of Google's API in use; https://developers.google.com/maps/documentation/javascript/reference. */
type LatLng = { lat(): number; lng(): number };
type Box = { south: number; west: number; north: number; east: number };

type GoogleMapOptions = {
  backgroundColor: string;
  clickableIcons: boolean;
  colorScheme: 'DARK' | 'LIGHT';
  disableDefaultUI: boolean;
  gestureHandling: 'cooperative';
  maxZoom: number;
  restriction: { latLngBounds: Box };
  zoomControl: boolean;
};

interface GoogleMapObject {
  fitBounds(box: Box, padding: number): void;
  getBounds(): { contains(at: LatLng): boolean } | undefined;
  getZoom(): number | undefined;
  panTo(at: LatLng): void;
  setCenter(at: LatLng): void;
  setZoom(zoom: number): void;
}

interface OverlayView {
  draw(): void;
  getPanes(): { overlayMouseTarget: Element } | null;
  getProjection(): { fromLatLngToDivPixel(at: LatLng): { x: number; y: number } | null };
  onAdd(): void;
  onRemove(): void;
  setMap(map: GoogleMapObject | null): void;
}

export type GoogleMaps = {
  LatLng: new (latitude: number, longitude: number) => LatLng;
  Map: new (box: HTMLElement, options: GoogleMapOptions) => GoogleMapObject;
  OverlayView: { new (): OverlayView; preventMapHitsAndGesturesFrom(part: Element): void };
  event: { addListenerOnce(on: GoogleMapObject, name: 'tilesloaded', listener: () => void): void };
};
