export interface LightboxLabels {
  close: string;
  back: string;
  next: string;
}

export interface ShownPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}
